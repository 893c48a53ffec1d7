import type { Redirect } from '#check/redirects';
import { typesByAddress, typesByEnding } from '../content-types';
import type { HeaderFacts, HostFacts } from '../headers';
import { EVERYWHERE, listRules } from '../headers';

/** What `deploy/nginx.conf` includes in its `http` block: types, header values and redirects. */
export function toNginxHttp({ redirects, ...facts }: HostFacts): string {
  // nginx takes the first pattern that matches.
  const rules = listRules(facts).toReversed();
  const headers = listNames(facts).flatMap((name) =>
    block(
      `map $uri ${toVariable(name)}`,
      rules
        .filter(({ header }) => header[0] === name)
        .map(({ at, header }) => `${toPattern(at)} ${quote(header[1])};`),
    ),
  );
  const types = Object.entries(typesByEnding).map(([ending, type]) => `${quote(type)} ${ending};`);
  return [
    ...block('types', types),
    ...headers,
    ...block('map $uri $moved_to', ['default "";', ...redirects.map(toMapLine)]),
    '',
  ].join('\n');
}

/**
 * What `deploy/nginx.conf` includes in its `server` block: headers, and the types of addresses
 * whose extension does not reveal them.
 */
export function toNginxServer(facts: HeaderFacts): string {
  // nginx does not send a header with an empty value.
  const headers = listNames(facts).map((name) => `add_header ${name} ${toVariable(name)} always;`);
  const locations = Object.entries(typesByAddress).flatMap(([address, type]) =>
    block(address.endsWith('/') ? `location ${address}` : `location = ${address}`, [
      'types { }',
      `default_type ${quote(type)};`,
      'try_files $uri =404;',
    ]),
  );
  return [...headers, ...locations, ''].join('\n');
}

/** The names of all headers that a file may have. */
function listNames(facts: HeaderFacts): string[] {
  return [...new Set(listRules(facts).map(({ header }) => header[0]))];
}

function toVariable(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}

/** What a map compares with; its default also answers malformed addresses, which are empty to it. */
function toPattern(at: RegExp): string {
  return at === EVERYWHERE ? 'default' : quote(`~${at.source}`);
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
  return `"${value.replaceAll('"', '\\"')}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Percent-encodes what would end a string or begin a variable in nginx. */
function escapeValue(value: string): string {
  return value.replace(/["\\$]/g, (sign) => encodeURIComponent(sign));
}
