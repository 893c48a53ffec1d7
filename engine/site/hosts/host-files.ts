import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listRewrites, PRIVATE } from '#check/addresses/hosts';
import { splitAddress } from '#check/addresses/paths';
import type { Redirect } from '#check/addresses/redirects';
import { listFiles } from '#check/read/files';
import { groupBy } from '#check/read/group-by';
import type { Write } from '../publish/dist-writer.ts';
import { DIST, WORK } from '../publish/environments.ts';
import { typesByAddress, typesByEnding } from './content-types.ts';
import {
  ASSETS,
  dataHeader,
  drawingHeader,
  EVERYWHERE,
  type Header,
  type HeaderFacts,
  type HostFacts,
  keptHeader,
  listRules,
  listSecurityHeaders,
  type PageHeader,
} from './headers.ts';

/**
 * Writes what hosts need to know about this build: what Cloudflare Pages and Netlify read into
 * `dist/`, and what the files of `deploy/` include into `.build/hosts/`.
 * @param staging the staging folder of the build
 * @param first the names of the scripts that every page loads
 */
export async function writeHosts(
  staging: string,
  facts: HostFacts,
  first: ReadonlySet<string>,
  write: Write,
): Promise<void> {
  const assets = await listFiles(join(staging, DIST, 'assets'));
  await write('_headers', toHeadersFile(facts, assets, first));
  await write('_redirects', toRedirectsFile(facts.redirects));
  const folder = join(staging, WORK, 'hosts');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx-http.conf'), toNginxHttp(facts));
  await writeFile(join(folder, 'nginx-server.conf'), toNginxServer(facts));
  await writeFile(join(folder, 'nginx-addresses.conf'), toNginxAddresses());
}

/** The static redirects that Cloudflare Pages reads, by its documentation. */
const MOST_REDIRECTS = 2000;

/** A sentence for the operator if a host would leave out some of the redirects. */
export function warnOfRedirects(redirects: readonly Redirect[]): string | undefined {
  if (redirects.length <= MOST_REDIRECTS) return undefined;
  const { length } = redirects;
  return `dist/_redirects has ${length} lines, of which Cloudflare Pages reads ${MOST_REDIRECTS}: there, later ones answer 404. Remove old lines of content/redirects.yaml, or use another host.`;
}

/** Redirects in the format of `_redirects`, one per line: `/old /new 301`. */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The most rules that Cloudflare accepts. */
const MOST_RULES = 100;

/** Fonts and code get their rules before pictures, since there may not be room for all. */
const FONT = /\.woff2$/;
const CODE = /\.(?:js|css)$/;

/**
 * The headers in the format of `_headers`. Both hosts join the values of a header that two rules
 * set, so each header is in one rule only. Caching of pages is left out, since the default of both
 * hosts is what we want (always revalidate). Only drawings have two policies: browsers enforce
 * both, so a drawing that is opened directly may lack its own styles.
 *
 * Each file below `/assets/` has its own rule: with one for the folder, browsers would also cache a
 * 404 for a year. Files beyond the limit are revalidated each time. Rules for all Markdown files
 * would not fit, so search engines are asked not to index any.
 * @param assets the names of the files below `/assets/`
 * @param first those of the scripts that every page loads, which get their rules first
 */
export function toHeadersFile(
  { policy, own }: Pick<HeaderFacts, 'policy' | 'own'>,
  assets: readonly string[],
  first: ReadonlySet<string>,
): string {
  const everywhere = toRule('/*', listSecurityHeaders(policy));
  const unlisted = ['/*.json', '/*.md'].map((addresses) => toRule(addresses, [dataHeader]));
  const drawings = { '/*.svg': typesByEnding.svg ?? '' };
  const types = Object.entries({ ...typesByAddress, ...drawings }).map(([address, type]) =>
    toRule(address.endsWith('/') ? `${address}*` : address, [
      ['Content-Type', type],
      ...(type === typesByEnding.svg ? [drawingHeader] : []),
    ]),
  );
  const others = [everywhere, ...unlisted, ...types, ...toOwnRules(own)];
  const kept = assets
    .toSorted((a, b) => toRank(a, first).localeCompare(toRank(b, first), 'en'))
    .slice(0, MOST_RULES - others.length)
    .map((name) => toRule(ASSETS + name, [keptHeader]));
  return [...others, ...kept].join('\n');
}

/** What hashed files are sorted by: not their hashes, so that the same files fit after a change. */
function toRank(name: string, first: ReadonlySet<string>): string {
  const rank = first.has(name) || FONT.test(name) ? 0 : CODE.test(name) ? 1 : 2;
  return `${rank} ${name.replace(/-[\w-]{8}(?=\.\w+$)/, '')}`;
}

/** Cloudflare's `!` drops a header set by another rule; Netlify cannot and joins both policies. */
function toOwnRules(own: readonly PageHeader[]): string[] {
  return [...groupBy(own, ({ path }) => path)].map(([path, headers]) => {
    const lines = headers.flatMap(({ header: [name, value] }) => [
      `  ! ${name}`,
      `  ${name}: ${value}`,
    ]);
    return [path, ...lines, ''].join('\n');
  });
}

function toRule(addresses: string, headers: Header[]): string {
  return [addresses, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** What `deploy/nginx.conf` includes in its `http` block: types, header values and redirects. */
export function toNginxHttp({ redirects, ...facts }: HostFacts): string {
  const headers = [...groupRules(facts)].flatMap(([name, rules]) => {
    // nginx takes the first pattern that matches.
    const lines = rules
      .toReversed()
      .map(({ at, header }) => `${toPattern(at)} ${quote(header[1])};`);
    return block(`map $uri ${toVariable(name)}`, lines);
  });
  const types = Object.entries(typesByEnding).map(([ending, type]) => `${quote(type)} ${ending};`);
  return [
    ...block('types', types),
    ...headers,
    ...block('map $args $further_args', ['"" "";', 'default "&$args";']),
    ...block('map $uri $moved_to', ['default "";', ...redirects.map(toMapLine)]),
    '',
  ].join('\n');
}

/**
 * What `deploy/nginx.conf` includes in its `server` block: headers, the types of addresses whose
 * extension does not reveal them, and the addresses that nobody gets.
 */
export function toNginxServer(facts: HeaderFacts): string {
  // nginx does not send a header with an empty value.
  const names = [...groupRules(facts).keys()];
  const headers = names.map((name) => `add_header ${name} ${toVariable(name)} always;`);
  const locations = Object.entries(typesByAddress).flatMap(([address, type]) =>
    block(address.endsWith('/') ? `location ${address}` : `location = ${address}`, [
      'types { }',
      `default_type ${quote(type)};`,
      'try_files $uri =404;',
    ]),
  );
  const hidden = block(`location ~ ${PRIVATE.source.replaceAll('\\/', '/')}`, ['return 404;']);
  return [...headers, ...locations, ...hidden, ''].join('\n');
}

/** What `deploy/nginx.conf` includes where it serves pages: one address for each. */
export function toNginxAddresses(): string {
  return listRewrites()
    .map(([pattern, target]) => `rewrite ${pattern} ${target} permanent;\n`)
    .join('');
}

/** The rules of each header that a file may have, by its name. */
function groupRules(facts: HeaderFacts) {
  return groupBy(listRules(facts), ({ header }) => header[0]);
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
  // Percent-encoded: what would end a string or begin a variable.
  const target = splitAddress(to.replace(/["\\$]/g, (sign) => encodeURIComponent(sign)));
  // The query of the request goes behind the target's own, and in front of its anchor.
  const query = target.query === '' ? '$is_args$args' : `${target.query}$further_args`;
  return `"~^${escapePattern(from)}(/|\\.html)?$" "${target.path}${query}${target.anchor}";`;
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
