import { z } from 'zod';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { compareBlocks, compareTexts, toSegments } from './compare-words.ts';
import { readPage } from './page-content.ts';
import type { Consequence, PageChange, Row, TextSegment } from './review-data.ts';

/**
 * Compares two built sites page by page.
 * @returns the pages that differ; as `suspects` those with the same content but different HTML,
 * which are listed only if they look different
 */
export async function compareSites(before: BuiltSite, after: BuiltSite) {
  const pages: PageChange[] = [];
  const suspects: PageChange[] = [];
  const origins = listOrigins(before, after);
  const moves = new Map([...origins].map(([to, from]) => [from, to]));
  for (const [address, page] of after.pages) {
    const from = origins.get(address);
    const old = before.pages.get(from ?? address);
    const rows = old === undefined ? [] : await comparePages(old, page);
    const change = { address, title: page.title, also: [], rows };
    if (old === undefined) pages.push({ kind: 'added', ...change });
    else if (from !== undefined) pages.push({ kind: 'moved', from, ...change });
    else if (rows.length > 0) pages.push({ kind: 'changed', ...change });
    else if (old.neutral !== page.neutral) suspects.push({ kind: 'changed', ...change });
  }
  for (const [address, { title }] of before.pages) {
    if (after.pages.has(address) || moves.has(address)) continue;
    const redirect = after.redirects.get(address);
    pages.push({ kind: 'removed', address, redirect, title, also: [], rows: [] });
  }
  return { pages, suspects };

  async function comparePages(old: BuiltPage, page: BuiltPage): Promise<Row[]> {
    const head = compareTexts(headOf(old), headOf(page));
    if (old.neutral === page.neutral && head.length === 0) return [];
    const [was, is] = [readPage(old.html), readPage(page.html)];
    // A link that follows its moved page is not a change.
    const links = was.links.map((address) => moves.get(address) ?? address);
    const [pictures, freshPictures] = await Promise.all([
      identify(before, was.pictures),
      identify(after, is.pictures),
    ]);
    return [
      ...head,
      ...compareBlocks(was.blocks, is.blocks),
      ...compareLists('Picture', pictures, freshPictures),
      ...compareLists('Link', toItems(links), toItems(is.links)),
    ];
  }
}

/** The new addresses of moved pages, each with the old address that now redirects there. */
function listOrigins(before: BuiltSite, after: BuiltSite): Map<string, string> {
  const origins = new Map<string, string>();
  for (const from of before.pages.keys()) {
    const to = after.redirects.get(from) ?? '';
    if (!after.pages.has(from) && after.pages.has(to) && !before.pages.has(to))
      origins.set(to, from);
  }
  return origins;
}

function headOf({ title, description }: BuiltPage): Map<string, string> {
  return new Map([
    ['Title, in search results', title],
    ['Description, in search results', description],
  ]);
}

interface Item {
  /** What identifies it. */
  id: string;
  text: string;
}

function toItems(texts: readonly string[]): Item[] {
  return texts.map((text) => ({ id: text, text }));
}

/** Pictures are identified by their content, not by their file names. */
function identify(site: BuiltSite, addresses: readonly string[]): Promise<Item[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const file = address.replace(/[?#].*/s, '').replace(/^\//, '');
      const content = address.startsWith('/') ? await site.digestOf(file) : '';
      const name = file.replace(/^.*\//, '').replace(/-(?:[\w-]{8}|[\da-f]{10})(\.\w+)$/, '$1');
      return { id: content || address, text: name };
    }),
  );
}

/** The items that only one list has, counting duplicates; each removed one beside an added one. */
function compareLists(label: string, before: readonly Item[], after: readonly Item[]): Row[] {
  const [gone, came] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(gone.length, came.length) }, (_, index) => ({
    label,
    segments: toSegments(gone[index]?.text ?? '', came[index]?.text ?? ''),
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

/** Lists pages with the same differences once, except those whose own file changed. */
export function joinAlike(pages: readonly PageChange[]): PageChange[] {
  const joined = new Map<string, PageChange>();
  for (const page of pages) {
    const key = toKey(page);
    const alike = joined.get(key);
    if (alike === undefined) joined.set(key, { ...page, also: [] });
    else alike.also.push(page.address);
  }
  return [...joined.values()];
}

/** The set of words added and removed; for a page that is listed separately, its address. */
function toKey({ kind, address, file, rows }: PageChange): string {
  if (kind !== 'changed' || file !== undefined || rows.length === 0) return address;
  const segments = rows.flatMap((row) => row.segments).filter((segment) => segment.kind !== 'same');
  const edits = segments.map(({ kind, text }) => `${kind} ${text.trim().replace(/[.,;:]$/, '')}`);
  return [...new Set(edits)].toSorted().join('\n');
}

/** What differs between two sites besides their pages; kinds without a difference are left out. */
export async function findConsequences(
  before: BuiltSite,
  after: BuiltSite,
): Promise<Consequence[]> {
  const kinds = [
    {
      what: 'Found by the search',
      rows: compareTexts(await readSearch(before), await readSearch(after)),
    },
    { what: 'Where old addresses lead', rows: compareTexts(before.redirects, after.redirects) },
    {
      what: 'PDFs',
      rows: compareTexts(await readPdfs(before), await readPdfs(after), toPdfSegments),
    },
  ];
  return kinds.filter(({ rows }) => rows.length > 0);
}

const indexSchema = z.object({
  documentIds: z.record(z.string(), z.string()),
  storedFields: z.record(z.string(), z.object({ document: z.object({ title: z.string() }) })),
});

/** The titles that the search finds, by address. */
async function readSearch(site: BuiltSite): Promise<Map<string, string>> {
  const index = indexSchema.safeParse(JSON.parse((await site.read('search-index.json')) || '{}'));
  const { documentIds, storedFields } = index.data ?? { documentIds: {}, storedFields: {} };
  const entries = Object.entries(documentIds);
  return new Map(entries.map(([id, path]) => [path, storedFields[id]?.document.title ?? path]));
}

/** The digests of the PDFs, by address. */
async function readPdfs(site: BuiltSite): Promise<Map<string, string>> {
  const files = site.files.filter((file) => file.endsWith('.pdf'));
  const digests = await Promise.all(files.map(site.digestOf));
  return new Map(files.map((file, index) => [`/${file}`, digests[index] ?? '']));
}

function toPdfSegments(was: string, is: string): TextSegment[] {
  return toSegments(was && 'as it was', is && (was ? 'drawn anew' : 'new'));
}
