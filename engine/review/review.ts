import pMap from 'p-map';

import type { BuiltSite } from './built-site';
import { compareFiles, listRenames, stemOf } from './changed-files';
import { compareSites, listMoves, shareRows } from './compare-sites';
import { countWords } from './compare-words';
import { findConsequences } from './consequences';
import type { ChangedFile } from './git';
import type { Figure, Studio, Subject } from './photographs';
import type { FileChange, PageChange, ProblemChange, Review, SharedChange } from './review-data';
import { isLost, toCount } from './review-data';

/** The pictures of a review: of a page by its address, of what many pages share by its number. */
export type Figures = ReadonlyMap<string | number, Figure[]>;

/** One of the two states. */
export interface State {
  /** The project's folder in this state. */
  root: string;
  site: BuiltSite;
}

/** What a review is made of. */
export interface Ingredients {
  before: State;
  after: State;
  base: string;
  changed: readonly ChangedFile[];
  problems: ProblemChange;
  notes: string[];
  /** Takes pictures; undefined where there is no browser. */
  studio: Studio | undefined;
  tell: (sentence: string) => void;
  preview: string | undefined;
  report: string | undefined;
}

/** Compares two states, photographs what differs, and says what it means. */
export async function makeReview(
  ingredients: Ingredients,
): Promise<{ review: Review; figures: Figures }> {
  const { before, after, changed, problems, base, preview, report } = ingredients;
  const files = await compareFiles(before.root, after.root, changed);
  const moves = listMoves(before.site, after.site, listRenames(changed));
  const sites = { before: before.site, after: after.site, moves };
  const compared = await compareSites(sites);
  const { pages: told, shared } = shareRows(compared.pages, after.site.pages.size);
  const { figures, notes } = await photograph(ingredients, told, shared, compared.suspects);
  const looks = compared.suspects.filter(({ address }) => figures.has(address));
  const pages = [...told, ...looks]
    .map((page): PageChange => {
      const isSeen = page.kind === 'changed' && figures.has(page.address);
      const aspects = isSeen ? [...page.aspects, 'looks' as const] : page.aspects;
      return { ...page, aspects, file: files.find((file) => isOwner(file, page))?.file };
    })
    .toSorted((a, b) => Number(b.file !== undefined) - Number(a.file !== undefined));
  const own = pages.filter(({ file }) => file !== undefined).flatMap(({ rows }) => rows);
  const words = countWords(own.filter(({ aspect }) => aspect === 'words'));
  const counts = {
    pages: after.site.pages.size,
    changed:
      pages.filter(({ kind }) => kind !== 'removed').length +
      new Set(shared.flatMap(({ only }) => only)).size,
    wordsIn: words.in,
    wordsOut: words.out,
    lost: pages.filter(isLost).length,
  };
  const consequences = await findConsequences(before.site, after.site, moves);
  const review: Review = {
    ...{ version: 2, base, counts, files, pages, shared, consequences, problems, preview, report },
    sentence: toSentence(pages, shared, problems),
    notes: [...ingredients.notes, ...notes],
  };
  return { review, figures };
}

/** Whether a page is that of a file: it has its path below `content/pages/`, else ends in its name. */
function isOwner({ file, from = file }: FileChange, { address, from: was = address }: PageChange) {
  const isOf = (name: string, path: string) => {
    const [, page] = /^content\/pages\/(.+)\.mdx$/.exec(name) ?? [];
    if (page !== undefined) return path === (page === 'index' ? '/' : `/${page}`);
    return name.startsWith('content/') && path.split('/').at(-1) === stemOf(name);
  };
  return isOf(file, address) || isOf(from, was);
}

/** The sentence at the top: how many pages became what. */
function toSentence(
  pages: readonly PageChange[],
  shared: readonly SharedChange[],
  { fresh, old }: ProblemChange,
): string {
  const count = (kind: PageChange['kind']) => pages.filter((page) => page.kind === kind).length;
  const alike = new Set(shared.flatMap(({ only }) => only)).size;
  const parts = [
    [count('added'), 'new'],
    [count('moved'), 'moved'],
    [count('changed'), 'changed'],
    [alike, 'changed alike'],
    [count('removed'), 'removed'],
  ] as const;
  const [first, ...others] = parts.filter(([number]) => number > 0);
  const told = first
    ? [`${toCount(first[0], 'page')} ${first[1]}`, ...others.map((part) => part.join(' '))]
    : ['No page changed'];
  const isGood = first && count('removed') === 0 ? ['nothing removed'] : [];
  const problem = fresh.length > 0 ? toCount(fresh.length, 'new problem') : 'no problem';
  return `${[...told, ...isGood, old.length > 0 && fresh.length === 0 ? 'no new problem' : problem].join(', ')}.`;
}

/** So many pages are photographed: a change of one style concerns thousands. */
const MOST_PHOTOGRAPHED = 100;
const AT_ONCE = 2;

/** Photographs the pages that changed, one of all that changed alike, and some that may look different. */
async function photograph(
  { studio, tell }: Ingredients,
  pages: readonly PageChange[],
  shared: readonly SharedChange[],
  suspects: readonly PageChange[],
): Promise<{ figures: Map<string | number, Figure[]>; notes: string[] }> {
  const figures = new Map<string | number, Figure[]>();
  const all = [
    ...shared.flatMap(({ only: [address] }, index) => toTask(index, address, address, 'page')),
    // Where all pages changed alike, of the others only that is shown which stands between.
    ...pages.flatMap(({ kind, address, from = address }) =>
      toTask(
        address,
        kind === 'added' ? undefined : from,
        kind === 'removed' ? undefined : address,
        shared.length > 0 ? 'main' : 'page',
      ),
    ),
    ...takeTurns(suspects).flatMap(({ address }) => toTask(address, address, address, 'page')),
  ];
  const tasks = all.slice(0, MOST_PHOTOGRAPHED);
  if (tasks.length === 0) return { figures, notes: [] };
  if (studio === undefined) return { figures, notes: [NO_BROWSER] };
  tell(`Photographing ${toCount(tasks.length, 'page')} …`);
  const photographOne = async ({ id, ...subject }: Task) => {
    const taken = await studio.compare(subject);
    if (taken.length > 0) figures.set(id, taken);
  };
  await pMap(tasks, photographOne, { concurrency: AT_ONCE });
  const note = `${tasks.length} of ${all.length} pages that may look different were photographed, some of each kind.`;
  return { figures, notes: all.length > tasks.length ? [note] : [] };
}

const NO_BROWSER =
  'No pictures were taken, since this machine has no Chromium. `npx playwright install chromium` gets one.';

interface Task extends Subject {
  id: string | number;
}

/** What is to be photographed; nothing where there is no page. */
function toTask(
  id: Task['id'],
  before: string | undefined,
  after: string | undefined,
  part: Subject['part'],
): Task[] {
  return before === undefined && after === undefined ? [] : [{ id, before, after, part }];
}

/** Some of each folder first, so that no kind of page is left out. */
function takeTurns(pages: readonly PageChange[]): PageChange[] {
  const counts = new Map<string, number>();
  const turns = pages.map((page) => {
    const folder = page.address.slice(0, page.address.lastIndexOf('/') + 1);
    const turn = counts.get(folder) ?? 0;
    counts.set(folder, turn + 1);
    return { page, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ page }) => page);
}
