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
  toCanonicalLink,
} from '../headers';

/** What `deploy/Caddyfile` imports: snippets for headers, types and redirects. */
export function toCaddySnippets({ policy, origin, editor, redirects }: HostFacts): string {
  const security = listSecurityHeaders(policy).map(
    ([name, value]) => `header ${name} ${quote(value)}`,
  );
  // Caddy applies deferred headers in reverse order, so the first match wins; it also overrides the
  // type that Caddy itself would set.
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
    ...snippet('files', [
      `header ${ASSETS}* Cache-Control ${quote(cacheControlOf(ASSETS))}`,
      '@data path *.json',
      `header @data ${dataHeader[0]} ${quote(dataHeader[1])}`,
      `@drawing path_regexp ${toPattern(DRAWING)}`,
      `header @drawing ${drawingHeader[0]} ${quote(drawingHeader[1])}`,
      `@editor path_regexp ${toPattern(EDITOR)}`,
      ...editor.map(([name, value]) => `header @editor ${name} ${quote(value)}`),
      ...toTwinLinks(origin),
      ...types,
    ]),
    ...snippet('redirects', redirects.flatMap(toRedirect)),
    '',
  ].join('\n');
}

/** The `Link` headers of Markdown versions; the later one wins. */
function toTwinLinks(origin: string): string[] {
  const [name, ofTwin] = toCanonicalLink(origin, '{re.twin.1}');
  const [, ofHome] = toCanonicalLink(origin, '/');
  return [
    `@twin path_regexp twin ${toPattern(MARKDOWN)}`,
    `header @twin ${name} ${quote(ofTwin)}`,
    `header /index.md ${name} ${quote(ofHome)}`,
  ];
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

function toPattern({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}

function snippet(name: string, lines: string[]): string[] {
  return [`(${name}) {`, ...lines.map((line) => `\t${line}`), '}'];
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
