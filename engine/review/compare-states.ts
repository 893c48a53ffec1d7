import { join, parse } from 'node:path';
import pMap from 'p-map';
import { readBuiltSite } from './built-site.ts';
import { compareFiles } from './compare-fields.ts';
import { compareSites, findConsequences, joinAlike } from './compare-sites.ts';
import type { Figure, Studio } from './photographs.ts';
import { count } from './report/count.ts';
import type { ChangedFile } from './repository.ts';
import type { FileChange, PageChange } from './review-data.ts';

/** The pictures of pages, by address. */
export type Figures = ReadonlyMap<string, Figure[]>;

/**
 * Compares the folders of two built states, and photographs what differs.
 * @param openStudio opens a studio for pictures of both built sites; undefined without a browser
 * @returns those parts of a review, and the pictures
 */
export async function compareStates(
  before: string,
  after: string,
  changed: readonly ChangedFile[],
  openStudio: (() => Promise<Studio>) | undefined,
) {
  const old = await readBuiltSite(join(before, 'dist'));
  const fresh = await readBuiltSite(join(after, 'dist'));
  const [files, compared, consequences] = await Promise.all([
    compareFiles(before, after, changed),
    compareSites(old, fresh),
    findConsequences(old, fresh),
  ]);
  const owned = compared.pages.map((page) => {
    return { ...page, file: files.find((file) => isOwner(file, page))?.file };
  });
  const changes = joinAlike(owned);
  const { figures, notes } = await photograph(openStudio, changes, compared.suspects);
  const looks = compared.suspects.filter(({ address }) => figures.has(address));
  const pages = [...changes, ...looks].toSorted(
    (a, b) => Number(b.file !== undefined) - Number(a.file !== undefined),
  );
  return { files, pages, consequences, figures, notes };
}

/** Whether a page belongs to a file: by path below `content/pages/`, otherwise by file name. */
function isOwner({ file, from = file }: FileChange, { address, from: was = address }: PageChange) {
  const isOf = (name: string, path: string) => {
    const [, page] = /^content\/pages\/(.+)\.mdx$/.exec(name) ?? [];
    if (page !== undefined) return path === (page === 'index' ? '/' : `/${page}`);
    return name.startsWith('content/') && path.split('/').at(-1) === parse(name).name;
  };
  return isOf(file, address) || isOf(from, was);
}

/** The most pages to photograph: changing one style affects thousands. */
const MOST_PHOTOGRAPHED = 100;
const NO_BROWSER =
  'No pictures were taken, since this machine has no Chromium. `npx playwright install chromium` gets one.';

/** Photographs the pages that changed, and some that might look different. */
async function photograph(
  openStudio: (() => Promise<Studio>) | undefined,
  changes: readonly PageChange[],
  suspects: readonly PageChange[],
): Promise<{ figures: Figures; notes: string[] }> {
  const all = [...changes, ...suspects];
  const pages = [
    ...changes.slice(0, MOST_PHOTOGRAPHED),
    ...spread(suspects, MOST_PHOTOGRAPHED - changes.length),
  ];
  const figures = new Map<string, Figure[]>();
  if (pages.length === 0) return { figures, notes: [] };
  if (openStudio === undefined) return { figures, notes: [NO_BROWSER] };
  const studio = await openStudio();
  const take = async ({ kind, address, from = address }: PageChange) => {
    const before = kind === 'added' ? undefined : from;
    const found = await studio.compare(before, kind === 'removed' ? undefined : address);
    if (found.length > 0) figures.set(address, found);
  };
  try {
    await pMap(pages, take, { concurrency: 2 });
  } finally {
    await studio.close();
  }
  const note = `${pages.length} of ${count(all.length, 'page')} that may look different were photographed, some of each kind.`;
  return { figures, notes: all.length > pages.length ? [note] : [] };
}

/** Picks evenly, which gives some of each kind, since pages are in address order. */
function spread(pages: readonly PageChange[], most: number): PageChange[] {
  if (most <= 0) return [];
  const step = Math.ceil(pages.length / most);
  return pages.filter((_, index) => index % step === 0);
}
