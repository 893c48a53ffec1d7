import type { Redirect } from '#check/redirects';
import { typesByAddress, typesByEnding } from '../content-types';
import type { HostFacts } from '../headers';
import {
  ASSETS,
  cacheControlOf,
  DRAWING,
  dataHeader,
  drawingHeader,
  EDITOR,
  listSecurityHeaders,
  MARKDOWN,
  openerHeader,
  toCanonicalLink,
} from '../headers';

/** What `deploy/nginx.conf` includes in its `http` block: types, policies, caching and redirects. */
export function toNginxHttp({ policy, origin, editor, redirects }: HostFacts): string {
  const twin = MARKDOWN.source.replace('(', '(?<twin>');
  const ofEditor = (header: string) =>
    editor
      .filter(([name]) => name === header)
      .map(([, value]) => `"~${EDITOR.source}" ${quote(value)};`);
  const linkOf = (path: string) => `'${toCanonicalLink(origin, path)[1]}'`;
  return [
    ...block(
      'types',
      Object.entries(typesByEnding).map(([ending, type]) => `${quote(type)} ${ending};`),
    ),
    ...block('map $uri $cache_control', [
      `~^${escapePattern(ASSETS)} ${quote(cacheControlOf(ASSETS))};`,
      `default ${quote(cacheControlOf('/'))};`,
    ]),
    ...block(`map $uri ${toVariable(drawingHeader[0])}`, [
      `"~${DRAWING.source}" ${quote(drawingHeader[1])};`,
      ...ofEditor(drawingHeader[0]),
      `default ${quote(policy)};`,
    ]),
    ...block(`map $uri ${toVariable(dataHeader[0])}`, [
      `"~\\.json$" ${quote(dataHeader[1])};`,
      ...ofEditor(dataHeader[0]),
      'default "";',
    ]),
    ...block(`map $uri ${toVariable(openerHeader[0])}`, [
      ...ofEditor(openerHeader[0]),
      `default ${quote(openerHeader[1])};`,
    ]),
    ...block('map $uri $canonical_link', [
      `/index.md ${linkOf('/')};`,
      `"~${twin}" ${linkOf('$twin')};`,
      'default "";',
    ]),
    ...block('map $uri $moved_to', ['default "";', ...redirects.map(toMapLine)]),
    '',
  ].join('\n');
}

/**
 * What `deploy/nginx.conf` includes in its `server` block: headers, and the types of addresses
 * whose extension does not reveal them.
 */
export function toNginxServer(): string {
  const mapped = [drawingHeader[0], openerHeader[0]];
  const headers = listSecurityHeaders('').map(
    ([name, value]) =>
      `add_header ${name} ${mapped.includes(name) ? toVariable(name) : quote(value)} always;`,
  );
  const locations = Object.entries(typesByAddress).flatMap(([address, type]) =>
    block(address.endsWith('/') ? `location ${address}` : `location = ${address}`, [
      'types { }',
      `default_type ${quote(type)};`,
      'try_files $uri =404;',
    ]),
  );
  // nginx does not send a header with an empty value.
  const others = [
    `add_header ${dataHeader[0]} ${toVariable(dataHeader[0])} always;`,
    'add_header Cache-Control $cache_control always;',
    'add_header Link $canonical_link always;',
  ];
  return [...headers, ...others, ...locations, ''].join('\n');
}

function toVariable(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A regular expression, since nginx compares plain strings in a map case-insensitively. */
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

/** Percent-encodes what would end a string or begin a variable in nginx. */
function escapeValue(value: string): string {
  return value.replace(/["\\$]/g, (sign) => encodeURIComponent(sign));
}
