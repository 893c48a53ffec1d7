import { diffArrays } from 'diff';

import type { BuiltPage, BuiltSite } from './built-site';
import { digest } from './built-site';
import type { Piece, WordChange } from './compare-words';
import { compareBlocks, compareWords } from './compare-words';
import type { Link, PageContent } from './page-content';
import { readPage } from './page-content';

/** What of a page is different for readers; `looks` is known once it has been photographed. */
export type Aspect = 'words' | 'pictures' | 'links' | 'search result' | 'data' | 'looks';

/** A page that is not as it was. */
export interface PageChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** Its address; the old one where it is removed. */
  address: string;
  /** Where it was, if it has moved. */
  from?: string | undefined;
  /** Where its old address leads, if it has moved or is removed; undefined for nowhere. */
  redirect?: string | undefined;
  title: string;
  /** Its kind, such as `product`. */
  pageKind: string;
  aspects: Aspect[];
  words: WordChange[];
  /** Its title and description, where they changed. */
  head: { name: string; before: string; after: string; pieces: Piece[] }[];
  links: { added: Link[]; removed: Link[] };
  /** Names of the pictures that came and went, or of the drawing in the page. */
  pictures: { added: string[]; removed: string[] };
  /** What stands elsewhere in its list, a sentence each. */
  places: string[];
  /** The addresses of what came and went in its list. */
  shifted: string[];
}

/** What differs between two built sites. */
export interface SiteChange {
  pages: PageChange[];
  /** Pages that say and show the same, but whose code is another: nothing of them is told yet. */
  suspects: PageChange[];
}

/**
 * Compares two built sites page by page.
 * @param moves old addresses with their new ones, of entries that have been renamed
 */
export async function compareSites(
  before: BuiltSite,
  after: BuiltSite,
  moves: ReadonlyMap<string, string>,
): Promise<SiteChange> {
  const origins = new Map([...moves].map(([from, to]) => [to, from]));
  const pages: PageChange[] = [];
  const suspects: PageChange[] = [];
  const isRestyled = before.styles !== after.styles;
  const sites = { before, after, moves };
  for (const [path, page] of after.pages) {
    const from = origins.get(path) ?? path;
    const old = before.pages.get(from);
    if (old === undefined) pages.push(toWhole('added', page));
    else {
      const change = await comparePages(sites, old, page);
      const isMoved = from !== path;
      if (isMoved || change.aspects.length > 0)
        pages.push(isMoved ? toMoved(change, from, after) : change);
      else if (isRestyled || follow(old.neutral, moves) !== page.neutral) suspects.push(change);
    }
  }
  for (const [path, page] of before.pages) {
    if (after.pages.has(path) || moves.has(path)) continue;
    pages.push({ ...toWhole('removed', page), redirect: after.redirects.get(path) });
  }
  return { pages, suspects };
}

function toMoved(change: PageChange, from: string, after: BuiltSite): PageChange {
  return { ...change, kind: 'moved', from, redirect: after.redirects.get(from) };
}

function toWhole(kind: PageChange['kind'], page: BuiltPage): PageChange {
  const none = { words: [], head: [], places: [], shifted: [], aspects: [] };
  const { path: address, title, kind: pageKind } = page;
  const [links, pictures] = [
    { added: [], removed: [] },
    { added: [], removed: [] },
  ];
  return { kind, address, title, pageKind, ...none, links, pictures };
}

interface Sites {
  before: BuiltSite;
  after: BuiltSite;
  /** Old addresses with their new ones. */
  moves: ReadonlyMap<string, string>;
}

/** A text with the addresses that its links have now: a link that follows its page is no change. */
function follow(text: string, moves: Sites['moves']): string {
  let whole = text;
  for (const [from, to] of moves) {
    const pattern = new RegExp(`${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=["#?/.])`, 'g');
    whole = whole.replace(pattern, () => to);
  }
  return whole;
}

async function comparePages(sites: Sites, old: BuiltPage, page: BuiltPage): Promise<PageChange> {
  const change = toWhole('changed', page);
  const isDataSame = toText(old.data) === toText(page.data);
  const before = follow(old.neutral, sites.moves);
  if (before === page.neutral && isDataSame) return change;
  const [was, is] = [readPage(follow(old.html, sites.moves)), readPage(page.html)];
  const words = compareBlocks(was.blocks, is.blocks);
  const head = compareHead(old, page);
  const links = compareLinks(was.links, is.links);
  const pictures = await comparePictures(sites, was, is);
  const aspects: Aspect[] = [];
  if (words.length > 0) aspects.push('words');
  if (pictures.added.length + pictures.removed.length > 0) aspects.push('pictures');
  if (links.added.length + links.removed.length > 0) aspects.push('links');
  if (head.length > 0) aspects.push('search result');
  const isSame = before === page.neutral && sites.moves.size === 0;
  if (aspects.length === 0 && isSame && !isDataSame) aspects.push('data');
  return {
    ...change,
    aspects,
    words,
    head,
    links,
    pictures,
    ...comparePlaces(sites, was, is),
  };
}

function toText(data: unknown): string {
  return JSON.stringify(data);
}

function compareHead(old: BuiltPage, page: BuiltPage): PageChange['head'] {
  const parts = [
    { name: 'Title', before: old.title, after: page.title },
    { name: 'Description', before: old.description, after: page.description },
  ];
  return parts
    .filter(({ before, after }) => before !== after)
    .map((part) => ({ ...part, pieces: compareWords(part.before, part.after) }));
}

function compareLinks(before: Link[], after: Link[]): PageChange['links'] {
  return toDifference(before, after, ({ to }) => to);
}

async function comparePictures(
  sites: Sites,
  before: PageContent,
  after: PageContent,
): Promise<PageChange['pictures']> {
  const [old, fresh] = await Promise.all([
    identify(sites.before, before.pictures),
    identify(sites.after, after.pictures),
  ]);
  const { added, removed } = toDifference(old, fresh, ({ id }) => id);
  const names = (pictures: Picture[]) => [...new Set(pictures.map(({ name }) => name))];
  return { added: names(added), removed: names(removed) };
}

interface Picture {
  id: string;
  name: string;
}

/** What a picture shows tells it apart, not what its file is called. */
function identify(site: BuiltSite, addresses: readonly string[]): Promise<Picture[]> {
  return Promise.all(
    addresses.map(async (address) => {
      if (address.startsWith('<')) return { id: digest(address), name: 'a drawing in the page' };
      const file = address.replace(/^\//, '').replace(/[?#].*/s, '');
      const content = address.startsWith('/') ? await site.digestOf(file) : '';
      return { id: content || address, name: toPictureName(address) };
    }),
  );
}

/** The name of a picture's file without the hash that the bundler gave it. */
export function toPictureName(address: string): string {
  const name = address.replace(/[?#].*/s, '').replace(/^.*\//, '');
  return name.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** What one list has that the other has not, counting how often. */
function toDifference<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
): { added: T[]; removed: T[] } {
  const missing = (from: readonly T[], of: readonly T[]) => {
    const counts = new Map<string, number>();
    for (const item of of) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
    return from.filter((item) => {
      const left = counts.get(key(item)) ?? 0;
      counts.set(key(item), left - 1);
      return left <= 0;
    });
  };
  return { added: missing(after, before), removed: missing(before, after) };
}

/** Fewer entries than these are no list whose order anybody reads. */
const SHORTEST_LIST = 3;

/** Where in a list of entries something came, went or moved. */
function comparePlaces(
  { before, after, moves }: Sites,
  was: PageContent,
  is: PageContent,
): Pick<PageChange, 'places' | 'shifted'> {
  const former = new Map([...moves].map(([from, to]) => [to, before.pages.get(from)]));
  const pageBefore = (path: string) => before.pages.get(path) ?? former.get(path);
  const pageAfter = (path: string) => after.pages.get(path);
  const [old, fresh] = [listEntries(pageBefore, was), listEntries(pageAfter, is)];
  if (Math.max(old.length, fresh.length) < SHORTEST_LIST) return { places: [], shifted: [] };
  const runs = diffArrays(old, fresh);
  const came = new Set(runs.flatMap(({ added, value }) => (added ? value : [])));
  const went = new Set(runs.flatMap(({ removed, value }) => (removed ? value : [])));
  const title = (page: BuiltPage | undefined) => `“${page?.title ?? ''}”`;
  const arrivals = [...came].map((path) => {
    const place = `place ${fresh.indexOf(path) + 1} of ${fresh.length}`;
    const verb = went.has(path) ? 'moves to' : 'now stands at';
    return `${title(pageAfter(path))} ${verb} ${place}`;
  });
  const departures = [...went]
    .filter((path) => !came.has(path))
    .map((path) => `${title(pageBefore(path))} leaves place ${old.indexOf(path) + 1}`);
  return { places: [...arrivals, ...departures], shifted: [...came, ...went] };
}

/** The entries that a page lists, in order, each once. */
function listEntries(
  find: (path: string) => BuiltPage | undefined,
  { links }: PageContent,
): string[] {
  const paths = links.filter(({ isInMain }) => isInMain).map(({ to }) => to.replace(/[?#].*/s, ''));
  return [...new Set(paths)].filter((path) => {
    const page = find(path);
    return page !== undefined && findEntry(page.data, page.path) !== undefined;
  });
}

/** The entry in a page's data that the page is about. */
export function findEntry(data: unknown, path: string): { slug: string; name: string } | undefined {
  for (const value of Object.values(Object(data))) {
    const { slug, path: own, title, name } = Object(value);
    if (typeof slug === 'string' && own === path)
      return { slug, name: String(title ?? name ?? '') };
  }
  return undefined;
}
