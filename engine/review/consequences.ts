import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';

import type { BuiltSite } from './built-site';
import type { PageChange } from './compare-sites';
import type { Link } from './page-content';
import { readPage } from './page-content';

/** Something that follows from a change, counted on the built pages. */
export interface Consequence {
  what: string;
  before: string;
  after: string;
  /** What it means, a sentence each. */
  means: string[];
}

/** The picture that stands for a page in shared links, before and after. */
export interface CardChange {
  title: string;
  address: string;
  /** PNG files. */
  before: Uint8Array | undefined;
  after: Uint8Array;
}

/** A term of the glossary: its slug and the words that stand for it. */
export interface Term {
  slug: string;
  name: string;
}

/** Longer lists are cut; all of them stand in `review.json`. */
const MOST = 8;

/**
 * What follows from a change beyond the pages themselves.
 * @param pages the pages that are not as they were
 * @param terms the glossary as it is now
 */
export async function findConsequences(
  before: BuiltSite,
  after: BuiltSite,
  pages: readonly PageChange[],
  terms: readonly Term[],
): Promise<Consequence[]> {
  const moves = new Map(
    pages.flatMap(({ from, address }) => (from === undefined ? [] : [[from, address] as const])),
  );
  const rows = await Promise.all([
    compareSearch(before, after, moves),
    compareFeeds(before, after, moves),
    compareSitemaps(before, after),
    compareRedirects(before, after),
    compareReading(before, after, pages),
    compareTerms(before, after, pages, terms),
    compareOutgoing(before, after, pages),
    compareFiles(before, after),
    compareBytes(before, after, pages),
  ]);
  return rows.flat();
}

const indexSchema = z.looseObject({
  documentIds: z.record(z.string(), z.string()),
  storedFields: z.record(
    z.string(),
    z.looseObject({ document: z.looseObject({ title: z.string() }) }),
  ),
  index: z.array(z.tuple([z.string(), z.record(z.string(), z.record(z.string(), z.number()))])),
});

type Moves = ReadonlyMap<string, string>;

/** What a search index has: titles by address, and the words that find each page. */
interface SearchIndex {
  titles: Map<string, string>;
  words: Map<string, Set<string>>;
}

/** @param moves old addresses with their new ones, by which pages are known */
async function readIndex(site: BuiltSite, moves: Moves): Promise<SearchIndex> {
  const parsed = indexSchema.safeParse(JSON.parse((await site.read('search-index.json')) || '{}'));
  const titles = new Map<string, string>();
  const words = new Map<string, Set<string>>();
  if (!parsed.success) return { titles, words };
  const { documentIds, storedFields, index } = parsed.data;
  const addresses = new Map(
    Object.entries(documentIds).map(([id, path]) => [id, moves.get(path) ?? path]),
  );
  for (const [id, address] of addresses) {
    titles.set(address, storedFields[id]?.document.title ?? address);
    words.set(address, new Set());
  }
  for (const [word, fields] of index) {
    const ids = new Set(Object.values(fields).flatMap(Object.keys));
    for (const id of ids) words.get(addresses.get(id) ?? '')?.add(word);
  }
  return { titles, words };
}

async function compareSearch(
  before: BuiltSite,
  after: BuiltSite,
  moves: Moves,
): Promise<Consequence[]> {
  const [old, fresh] = await Promise.all([readIndex(before, moves), readIndex(after, new Map())]);
  const means = [
    ...listNew(old.titles, fresh.titles).map(([, title]) => `“${title}” can be found`),
    ...listNew(fresh.titles, old.titles).map(([, title]) => `“${title}” is found no more`),
  ];
  for (const [address, title] of fresh.titles) {
    const [was, is] = [old.words.get(address), fresh.words.get(address)];
    if (was === undefined || is === undefined) continue;
    const former = old.titles.get(address);
    if (former !== title) means.push(`“${former}” is listed as “${title}”`);
    const [came, went] = [minus(is, was), minus(was, is)];
    if (came.length > 0) means.push(`“${title}” is also found by ${toList(came)}`);
    if (went.length > 0) means.push(`“${title}” is found no more by ${toList(went)}`);
  }
  return toRow('Pages in the search', old.titles.size, fresh.titles.size, means);
}

const feedSchema = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), title: z.string(), content_html: z.string() })),
});

async function compareFeeds(
  before: BuiltSite,
  after: BuiltSite,
  moves: Moves,
): Promise<Consequence[]> {
  const read = async (site: BuiltSite) => {
    const parsed = feedSchema.safeParse(JSON.parse((await site.read('feed.json')) || '{}'));
    const items = parsed.success ? parsed.data.items : [];
    return new Map(
      items.map(({ id, title, content_html }) => {
        const path = toPath(id);
        return [moves.get(path) ?? path, { title, content_html }];
      }),
    );
  };
  const [old, fresh] = await Promise.all([read(before), read(after)]);
  const means = [
    ...listNew(old, fresh).map(([, { title }]) => `Subscribers get “${title}”`),
    ...listNew(fresh, old).map(([, { title }]) => `“${title}” leaves the feeds`),
    ...[...fresh]
      .filter(([id, item]) => old.has(id) && JSON.stringify(old.get(id)) !== JSON.stringify(item))
      .map(([, { title }]) => `“${title}” reads differently in the feeds`),
  ];
  return toRow('Articles in the feeds', old.size, fresh.size, means);
}

async function compareSitemaps(before: BuiltSite, after: BuiltSite): Promise<Consequence[]> {
  const read = async (site: BuiltSite) => {
    const text = await site.read('sitemap.xml');
    const urls = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)];
    return new Map(urls.map(([, address = '', day = '']) => [toPath(address), day]));
  };
  const [old, fresh] = await Promise.all([read(before), read(after)]);
  const dated = [...fresh].filter(([path, day]) => old.has(path) && old.get(path) !== day);
  const means = [
    ...listNew(old, fresh).map(([path]) => `${path} is offered to search engines`),
    ...listNew(fresh, old).map(([path]) => `${path} is offered no more`),
    ...dated.map(([path, day]) => `${path} counts as changed on ${day}`),
  ];
  return toRow('Addresses in the sitemap', old.size, fresh.size, means);
}

function toPath(address: string): string {
  return URL.canParse(address) ? decodeURI(new URL(address).pathname) : address;
}

function compareRedirects(before: BuiltSite, after: BuiltSite): Consequence[] {
  const [old, fresh] = [before.redirects, after.redirects];
  const means = [
    ...listNew(old, fresh).map(([from, to]) => `${from} leads to ${to}`),
    ...listNew(fresh, old).map(([from]) => `${from} leads nowhere any more`),
    ...[...fresh]
      .filter(([from, to]) => old.has(from) && old.get(from) !== to)
      .map(([from, to]) => `${from} leads to ${to} instead of ${old.get(from)}`),
  ];
  return toRow('Old addresses that lead on', old.size, fresh.size, means);
}

/** The minutes that a page takes to read; undefined where it says none. */
export function readMinutes(data: unknown): number | undefined {
  const { readTime } = Object(Object(data).article);
  return typeof readTime === 'number' ? readTime : undefined;
}

function compareReading(
  before: BuiltSite,
  after: BuiltSite,
  pages: readonly PageChange[],
): Consequence[] {
  return pages.flatMap(({ kind, address, from, title }) => {
    if (kind === 'added' || kind === 'removed') return [];
    const old = readMinutes(before.pages.get(from ?? address)?.data);
    const fresh = readMinutes(after.pages.get(address)?.data);
    if (old === undefined || fresh === undefined || old === fresh) return [];
    const means = [`Lists and the page itself say ${fresh} min read`];
    return [{ what: `Minutes to read “${title}”`, before: `${old}`, after: `${fresh}`, means }];
  });
}

/** Terms of the glossary that a page says without explaining them once. */
function listBare(html: string, terms: readonly Term[]): Set<string> {
  const { blocks, links } = readPage(html);
  const text = ` ${blocks.map((block) => block.text).join(' ')} `.toLowerCase();
  const explained = new Set(links.map(({ to }) => to.split('#')[1]));
  const isSaid = ({ name }: Term) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${toPattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);
  return new Set(
    terms.filter((term) => !explained.has(term.slug) && isSaid(term)).map(({ name }) => name),
  );
}

function toPattern(words: string): string {
  return words.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Pages of entries and of prose, whose bodies can explain terms. */
const WITH_BODY = /"body":\{/;

function compareTerms(
  before: BuiltSite,
  after: BuiltSite,
  pages: readonly PageChange[],
  terms: readonly Term[],
): Consequence[] {
  let [old, fresh] = [0, 0];
  const means: string[] = [];
  for (const { kind, address, from, title, aspects } of pages) {
    const page = after.pages.get(address);
    const isRead = kind === 'added' || aspects.includes('words');
    if (!isRead || page === undefined || !WITH_BODY.test(JSON.stringify(page.data))) continue;
    const was = listBare(before.pages.get(from ?? address)?.html ?? '', terms);
    const is = listBare(page.html, terms);
    [old, fresh] = [old + was.size, fresh + is.size];
    const came = minus(is, was);
    if (came.length > 0) means.push(`“${title}” says ${toList(came)} without explaining it`);
  }
  return toRow('Terms of the glossary without a tooltip', old, fresh, means);
}

function compareOutgoing(
  before: BuiltSite,
  after: BuiltSite,
  pages: readonly PageChange[],
): Consequence[] {
  const list = (site: BuiltSite, paths: (string | undefined)[]) => {
    const links = paths.flatMap((path) => readPage(site.pages.get(path ?? '')?.html ?? '').links);
    return new Set(links.filter(isOutgoing).map(({ to }) => to));
  };
  const read = pages.filter(({ kind, aspects }) => kind !== 'changed' || aspects.includes('links'));
  const old = list(
    before,
    read.map(({ from, address, kind }) => (kind === 'added' ? undefined : (from ?? address))),
  );
  const fresh = list(
    after,
    read.map(({ address, kind }) => (kind === 'removed' ? undefined : address)),
  );
  const means = [
    ...minus(fresh, old).map((to) => `New: ${to}`),
    ...minus(old, fresh).map((to) => `Gone: ${to}`),
  ];
  return toRow('Links to other sites on changed pages', old.size, fresh.size, means);
}

function isOutgoing({ to }: Pick<Link, 'to'>): boolean {
  return /^https?:/.test(to);
}

/** Rating sheets and what else is made to be downloaded. */
async function compareFiles(before: BuiltSite, after: BuiltSite): Promise<Consequence[]> {
  const list = (site: BuiltSite) => site.files.filter((file) => file.endsWith('.pdf'));
  const [old, fresh] = [new Set(list(before)), new Set(list(after))];
  const both = [...fresh].filter((file) => old.has(file));
  const changed: string[] = [];
  for (const file of both) {
    const [was, is] = await Promise.all([before.digestOf(file), after.digestOf(file)]);
    if (was !== is) changed.push(file);
  }
  const means = [
    ...minus(fresh, old).map((file) => `/${file} is new`),
    ...minus(old, fresh).map((file) => `/${file} is gone`),
    ...changed.map((file) => `/${file} is drawn anew`),
  ];
  return toRow('PDFs', old.size, fresh.size, means);
}

/** Beyond so many pages, the first ones stand for all. */
const MOST_WEIGHED = 200;
/** Smaller differences than this are no news, in bytes. */
const NEWS = 200;

/** Pages are weighed as a host would send them, with its quick setting. */
function weigh(html: string | undefined): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return html === undefined ? 0 : brotliCompressSync(html, { params }).length;
}

function compareBytes(
  before: BuiltSite,
  after: BuiltSite,
  pages: readonly PageChange[],
): Consequence[] {
  const weighed = pages.slice(0, MOST_WEIGHED).map(({ kind, address, from }) => ({
    address,
    old: kind === 'added' ? 0 : weigh(before.pages.get(from ?? address)?.html),
    fresh: kind === 'removed' ? 0 : weigh(after.pages.get(address)?.html),
  }));
  const sum = (side: 'old' | 'fresh') => weighed.reduce((total, page) => total + page[side], 0);
  const means = weighed
    .filter(({ old, fresh }) => old > 0 && fresh > 0 && Math.abs(fresh - old) >= NEWS)
    .toSorted((a, b) => Math.abs(b.fresh - b.old) - Math.abs(a.fresh - a.old))
    .map(({ address, old, fresh }) => {
      const more = `${toCount(Math.abs(fresh - old))} ${fresh > old ? 'more' : 'fewer'}`;
      return `${address} has ${toCount(fresh)} bytes, ${more}`;
    });
  const [old, fresh] = [sum('old'), sum('fresh')];
  return old === fresh ? [] : toRow('Bytes of changed pages, as they travel', old, fresh, means);
}

function toCount(number: number): string {
  return number.toLocaleString('en-US');
}

function toRow(what: string, before: number, after: number, means: string[]): Consequence[] {
  if (before === after && means.length === 0) return [];
  return [{ what, before: toCount(before), after: toCount(after), means }];
}

function listNew<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): [string, T][] {
  return [...after].filter(([key]) => !before.has(key));
}

function minus(set: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...set].filter((item) => !other.has(item));
}

/** Some words in quotation marks, a long list cut. */
function toList(words: string[]): string {
  const shown = words.slice(0, MOST).map((word) => `“${word}”`);
  const more = words.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * The pictures of shared links that changed.
 * @param most how many are given back; a new headline on every page changes all of them
 */
export async function compareCards(
  before: BuiltSite,
  after: BuiltSite,
  pages: readonly PageChange[],
  most: number,
): Promise<{ cards: CardChange[]; count: number }> {
  const cards: CardChange[] = [];
  let count = 0;
  for (const { kind, address, from, title } of pages) {
    const file = (path: string) => `og/${path === '/' ? 'index' : path.slice(1)}.png`;
    const [old, fresh] = [file(from ?? address), file(address)];
    const [was, is] = await Promise.all([
      kind === 'added' ? '' : before.digestOf(old),
      kind === 'removed' ? '' : after.digestOf(fresh),
    ]);
    if (was === is || is === '') continue;
    count += 1;
    if (cards.length >= most) continue;
    cards.push({
      title,
      address,
      before: was === '' ? undefined : await before.readBytes(old),
      after: await after.readBytes(fresh),
    });
  }
  return { cards, count };
}
