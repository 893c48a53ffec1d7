import type { Redirect } from '../../schemas/redirects';
import { typesByAddress, typesByEnding } from '../content-types';
import { ASSETS, cacheControlOf, listSecurityHeaders, pageHeaders } from '../headers';

/**
 * What `deploy/Caddyfile` imports: named pieces for headers, types and redirects.
 * @param policy the content security policy
 * @param redirects old addresses and new ones
 */
export function toCaddySnippets(policy: string, redirects: readonly Redirect[]): string {
  const security = listSecurityHeaders(policy).map(
    ([name, value]) => `header ${name} ${quote(value)}`,
  );
  const pages = pageHeaders.map(([name, value]) => `header {args.0} ${name} ${quote(value)}`);
  // The first one wins, since Caddy unwinds what is deferred; it wins over Caddy's own belief too.
  const types = [
    ...Object.entries(typesByAddress).map(([address, type]) => [
      address.endsWith('/') ? `${address}*` : address,
      type,
    ]),
    ...Object.entries(typesByEnding).map(([ending, type]) => [`*.${ending}`, type]),
  ].flatMap(([addresses = '', type = ''], index) => [
    `@type${index} path ${addresses}`,
    `header @type${index} {`,
    `\tContent-Type ${quote(type)}`,
    '\tdefer',
    '}',
  ]);
  return [
    ...snippet('security', [...security, `header Cache-Control ${quote(cacheControlOf('/'))}`]),
    ...snippet('pages', pages),
    ...snippet('files', [
      `header ${ASSETS}* Cache-Control ${quote(cacheControlOf(ASSETS))}`,
      ...types,
    ]),
    ...snippet('redirects', redirects.flatMap(toRedirect)),
    '',
  ].join('\n');
}

function toRedirect({ from, to }: Redirect, index: number): string[] {
  const name = `@moved${index}`;
  const query = /[?#]/.test(to) ? '' : '{query_part}';
  const pattern = from.replace(/[.~]/g, '\\$&');
  return [
    `${name} path_regexp ^${pattern}(/|\\.html)?$`,
    `redir ${name} ${quote(to.replace(/[{}]/g, (sign) => encodeURIComponent(sign)) + query)} 301`,
  ];
}

function snippet(name: string, lines: string[]): string[] {
  return [`(${name}) {`, ...lines.map((line) => `\t${line}`), '}'];
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
