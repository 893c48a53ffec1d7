import { toPathOnly } from '#base/paths';
import type { BuiltPage, BuiltSite } from './built-site';
import { digest } from './built-site';
import type { Renames } from './changed-files';
import { compareBlocks, compareWords, toPieces } from './compare-words';
import type { PageContent } from './page-content';
import { readPage } from './page-content';
import type { Aspect, PageChange, Row, SharedChange } from './review-data';

/** What differs between two built sites. */
export interface SiteChange {
  pages: PageChange[];
  /** Pages that say and show the same, but whose code is another: nothing of them is told yet. */
  suspects: PageChange[];
}

interface Sites {
  before: BuiltSite;
  after: BuiltSite;
  /** Old addresses with their new ones, of entries that have been renamed. */
  moves: ReadonlyMap<string, string>;
}

/** Compares two built sites page by page. */
export async function compareSites(sites: Sites): Promise<SiteChange> {
  const { before, after, moves } = sites;
  const origins = new Map([...moves].map(([from, to]) => [to, from]));
  const pages: PageChange[] = [];
  const suspects: PageChange[] = [];
  for (const [address, page] of after.pages) {
    const from = origins.get(address) ?? address;
    const old = before.pages.get(from);
    const { title } = page;
    if (old === undefined) pages.push({ kind: 'added', address, title, aspects: [], rows: [] });
    else {
      const change = { address, title, ...(await comparePages(sites, old, page)) };
      const redirect = after.redirects.get(from);
      if (from !== address) pages.push({ kind: 'moved', from, redirect, ...change });
      else if (change.aspects.length > 0) pages.push({ kind: 'changed', ...change });
      else if (before.styles !== after.styles || follow(old.neutral, moves) !== page.neutral)
        suspects.push({ kind: 'changed', ...change });
    }
  }
  for (const [address, { title }] of before.pages) {
    if (after.pages.has(address) || moves.has(address)) continue;
    const redirect = after.redirects.get(address);
    pages.push({ kind: 'removed', address, redirect, title, aspects: [], rows: [] });
  }
  return { pages, suspects };
}

/**
 * The old and new addresses of pages whose file has another name now.
 * @param renames old and new names of files
 */
export function listMoves(
  before: BuiltSite,
  after: BuiltSite,
  renames: Renames,
): Map<string, string> {
  const moves = new Map<string, string>();
  for (const path of before.pages.keys())
    for (const [from, to] of renames) {
      const target = path
        .split('/')
        .map((part) => (part === from ? to : part))
        .join('/');
      const isMoved = target !== path && after.pages.has(target) && !after.pages.has(path);
      if (isMoved && !before.pages.has(target)) moves.set(path, target);
    }
  return moves;
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

async function comparePages(
  sites: Sites,
  old: BuiltPage,
  page: BuiltPage,
): Promise<Pick<PageChange, 'aspects' | 'rows'>> {
  const isDataSame = JSON.stringify(old.data) === JSON.stringify(page.data);
  const before = follow(old.neutral, sites.moves);
  if (before === page.neutral && isDataSame) return { aspects: [], rows: [] };
  const [was, is] = [readPage(follow(old.html, sites.moves)), readPage(page.html)];
  const rows = [
    ...compareHead('Title', old.title, page.title),
    ...compareHead('Description', old.description, page.description),
    ...compareBlocks(was.blocks, is.blocks),
    ...(await comparePictures(sites, was, is)),
    ...compareLists('links', 'Link', toItems(was.links), toItems(is.links)),
  ];
  const aspects: Aspect[] = [...new Set(rows.map(({ aspect }) => aspect))];
  const isSame = before === page.neutral && sites.moves.size === 0;
  return { rows, aspects: aspects.length === 0 && isSame ? ['data'] : aspects };
}

function compareHead(name: string, before: string, after: string): Row[] {
  if (before === after) return [];
  const label = `${name}, in search results`;
  return [{ aspect: 'search result', label, pieces: compareWords(before, after) }];
}

async function comparePictures(
  { before, after }: Sites,
  was: PageContent,
  is: PageContent,
): Promise<Row[]> {
  const [old, fresh] = await Promise.all([
    identify(before, was.pictures),
    identify(after, is.pictures),
  ]);
  return compareLists('pictures', 'Picture', old, fresh);
}

/** What a picture shows tells it apart, not what its file is called. */
function identify(site: BuiltSite, addresses: readonly string[]): Promise<Item[]> {
  return Promise.all(
    addresses.map(async (address) => {
      if (address.startsWith('<')) return { id: digest(address), text: 'a drawing in the page' };
      const file = toPathOnly(address).replace(/^\//, '');
      const content = address.startsWith('/') ? await site.digestOf(file) : '';
      const name = file.replace(/^.*\//, '').replace(/-(?:[\w-]{8}|[\da-f]{10})(\.\w+)$/, '$1');
      return { id: content || address, text: name };
    }),
  );
}

interface Item {
  /** What tells it apart. */
  id: string;
  text: string;
}

function toItems(links: readonly string[]): Item[] {
  return links.map((address) => ({ id: address, text: address }));
}

/** What one list has that the other has not, counting how often; what went stands beside what came. */
function compareLists(
  aspect: Aspect,
  label: string,
  before: readonly Item[],
  after: readonly Item[],
): Row[] {
  const [gone, came] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(gone.length, came.length) }, (_, index) => ({
    aspect,
    label,
    pieces: toPieces(gone[index]?.text ?? '', came[index]?.text ?? ''),
  }));
}

function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = others.map(({ id }) => id);
  return items.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** So many pages that say the same anew are told of once, of a small site half of its pages. */
const MOST_LISTED = 8;
/** Where nearly the same pages say two things anew, both are one change, such as a number and its link. */
const NEARLY = 0.9;

/**
 * Takes out of pages what many of them say anew alike, such as another phone number.
 * @param count how many pages the site has
 * @returns the pages that differ by something else too, and what they share
 */
export function shareRows(
  pages: readonly PageChange[],
  count: number,
): { pages: PageChange[]; shared: SharedChange[] } {
  const most = Math.min(MOST_LISTED, count / 2);
  const wide = [...groupRows(pages)].filter(([, { addresses }]) => addresses.size > most);
  const isShared = new Set(wide.map(([key]) => key));
  const rest = pages.flatMap((page) => {
    const rows = page.rows.filter((row) => !isShared.has(toKey(row)));
    if (rows.length === page.rows.length) return [page];
    const aspects = [...new Set(rows.map(({ aspect }) => aspect))];
    return page.kind === 'changed' && rows.length === 0 ? [] : [{ ...page, rows, aspects }];
  });
  const listed = new Set(rest.map(({ address }) => address));
  const shared: SharedChange[] = [];
  for (const { row, addresses } of wide.map(([, group]) => group).toSorted(bySize)) {
    const all = [...addresses];
    const group = shared.find(
      (each) => all.filter((path) => each.pages.includes(path)).length > each.pages.length * NEARLY,
    );
    if (group) group.rows.push(row);
    else shared.push({ rows: [row], pages: all, only: all.filter((path) => !listed.has(path)) });
  }
  return { pages: rest, shared };
}

interface Group {
  row: Row;
  /** Of the pages that have it. */
  addresses: Set<string>;
}

function groupRows(pages: readonly PageChange[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { address, rows } of pages)
    for (const row of rows) {
      const group = groups.get(toKey(row)) ?? { row, addresses: new Set() };
      groups.set(toKey(row), group);
      group.addresses.add(address);
    }
  return groups;
}

/** The words that came and went, wherever they stand. */
function toKey({ pieces }: Row): string {
  const told = pieces.filter(({ kind }) => kind !== 'same');
  return told
    .map(({ kind, text }) => `${kind} ${text.trimEnd().replace(/[.,;:]$/, '')}`)
    .join('\n');
}

function bySize(a: Group, b: Group): number {
  return b.addresses.size - a.addresses.size;
}
