import type { Redirect } from '../../schemas/redirects';
import { typesByAddress, typesByEnding } from '../content-types';
import { ASSETS, cacheControlOf, listSecurityHeaders } from '../headers';

/**
 * What `deploy/nginx.conf` includes in its `http` block: types, caching and redirects.
 * @param redirects old addresses and new ones
 */
export function toNginxHttp(redirects: readonly Redirect[]): string {
  return [
    ...block(
      'types',
      Object.entries(typesByEnding).map(([ending, type]) => `${quote(type)} ${ending};`),
    ),
    ...block('map $uri $cache_control', [
      `~^${escapePattern(ASSETS)} ${quote(cacheControlOf(ASSETS))};`,
      `default ${quote(cacheControlOf('/'))};`,
    ]),
    ...block('map $uri $moved_to', ['default "";', ...redirects.map(toMapLine)]),
    '',
  ].join('\n');
}

/**
 * What `deploy/nginx.conf` includes in its `server` block: headers, and the types of addresses
 * without a telling ending.
 * @param policy the content security policy
 */
export function toNginxServer(policy: string): string {
  const headers = listSecurityHeaders(policy).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const locations = Object.entries(typesByAddress).flatMap(([address, type]) =>
    block(address.endsWith('/') ? `location ${address}` : `location = ${address}`, [
      'types { }',
      `default_type ${quote(type)};`,
      'try_files $uri =404;',
    ]),
  );
  return [...headers, 'add_header Cache-Control $cache_control always;', ...locations, ''].join(
    '\n',
  );
}

/** A pattern, since nginx compares plain texts in a map without regard to case. */
function toMapLine({ from, to }: Redirect): string {
  const query = /[?#]/.test(to) ? '' : '$is_args$args';
  return `"~^${escapePattern(from)}(/|\\.html)?$" "${escapeValue(to)}${query}";`;
}

function block(head: string, lines: string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

function quote(value: string): string {
  return `"${escapeValue(value)}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Percent-encodes what would end a text or begin a variable in nginx. */
function escapeValue(value: string): string {
  return value.replace(/["\\$]/g, (sign) => encodeURIComponent(sign));
}
