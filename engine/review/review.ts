import pMap from 'p-map';

import type { BuiltSite } from './built-site';
import type { Cause, Explained } from './causes';
import { explain, findCauses, listMoves, withoutValues } from './causes';
import type { PageChange } from './compare-sites';
import { compareSites } from './compare-sites';
import { countWords } from './compare-words';
import type { CardChange, Consequence } from './consequences';
import { compareCards, findConsequences } from './consequences';
import type { ContentChange, SourceFile } from './content-changes';
import { compareSources, isFrameValue, isPicture } from './content-changes';
import { kindOf, openFieldWords } from './field-names';
import type { Figure, Studio, Subject } from './photographs';
import { AT_ONCE } from './photographs';
import type { ProblemChange } from './problems';
import type { Shown } from './sentences';
import { toCauseName, toChangeSentence, toCount, toHeadline } from './sentences';

/** All that a review says; every report shows the same. */
export interface Review {
  /** The state that was compared with, as people call it. */
  base: string;
  /** The whole change in one sentence. */
  sentence: string;
  /** What the reader must know of how the review was made. */
  notes: string[];
  counts: {
    /** Pages of this state, and how many are not as they were. */
    pages: number;
    changed: number;
    /** Words that came and went on pages of changed entries. */
    wordsIn: number;
    wordsOut: number;
    /** Pages whose address is gone and leads nowhere. */
    lost: number;
  };
  changes: ReviewedChange[];
  pages: ReviewedPage[];
  consequences: Consequence[];
  cards: CardChange[];
  problems: ProblemChange;
  /** The address of a preview of this state; undefined where there is none. */
  preview: string | undefined;
  /** Where this report can be read; undefined where nobody said. */
  report: string | undefined;
}

/** A change of content, in words. */
export interface ReviewedChange extends ContentChange {
  /** What readers see of it, in one sentence. */
  sentence: string;
  /** The addresses of the pages that show it and nothing else that is new. */
  shared: string[];
  /** Pictures of one of those pages. */
  figures: Figure[];
}

/** A page that is not as it was, in words. */
export interface ReviewedPage extends PageChange {
  /** Why it changed, in one sentence. */
  why: string;
  /** Whether its own entry changed, so that its words are shown. */
  isOwn: boolean;
  figures: Figure[];
}

/** One of the two states. */
export interface State {
  site: BuiltSite;
  sources: SourceFile[];
}

/** What a review is made of. */
export interface Ingredients {
  root: string;
  before: State;
  after: State;
  base: string;
  problems: ProblemChange;
  notes: string[];
  /** The files of code that differ. */
  code: string[];
  /** Takes pictures; undefined where there is no browser. */
  studio: Studio | undefined;
  tell: (sentence: string) => void;
  preview: string | undefined;
  report: string | undefined;
}

/** So many pages are photographed: a change of one style concerns thousands. */
const MOST_PHOTOGRAPHED = 100;
const MOST_CARDS = 8;

/** Compares two states, photographs what differs, and says what it means. */
export async function makeReview(ingredients: Ingredients): Promise<Review> {
  const { root, before, after, problems, code } = ingredients;
  const kinds = [...new Set([...before.sources, ...after.sources].map(({ path }) => kindOf(path)))];
  const find = await openFieldWords(root, kinds);
  const changes = compareSources(before.sources, after.sources, find);
  const causes = findCauses(changes, before, after);
  const sites = { before: before.site, after: after.site };
  const compared = await compareSites(before.site, after.site, listMoves(causes));
  const explained = explain(compared.pages, causes);
  const own = explained.filter(({ isShared }) => !isShared);
  const photographs = await photograph(ingredients, explained, causes, compared.suspects);
  const shown = causes.flatMap((_, index) => toShown(index, causes, explained));
  const pages = own.map((each) => toPage(each, causes, code, photographs));
  const restyled = listRestyled(compared.suspects, photographs, code);
  const { cards, count } = await compareCards(before.site, after.site, compared.pages, MOST_CARDS);
  const notes = [...ingredients.notes, ...photographs.notes];
  if (count > cards.length)
    notes.push(`${count} pictures for shared links changed; ${cards.length} are shown.`);
  return {
    base: ingredients.base,
    sentence: toHeadline({
      shown,
      restyled: restyled.length,
      sample: photographs.sample,
      isCodeChanged: code.length > 0,
      problems,
    }),
    notes,
    counts: {
      pages: after.site.pages.size,
      changed: compared.pages.filter(({ kind }) => kind !== 'removed').length + restyled.length,
      ...sumWords(pages),
      lost: pages.filter(({ kind, redirect }) => isLost(kind, redirect)).length,
    },
    changes: shown.map((each, index) => ({
      ...each.cause.change,
      sentence: toChangeSentence(each, sites),
      figures: photographs.shared.get(index) ?? [],
      shared: explained
        .filter((page) => page.isShared && page.causes.includes(index))
        .map(({ page }) => page.address),
    })),
    pages: [...pages.toSorted(byWeight), ...restyled],
    consequences: await findConsequences(
      before.site,
      after.site,
      compared.pages,
      listTerms(after.sources),
    ),
    cards,
    problems,
    preview: ingredients.preview,
    report: ingredients.report,
  };
}

function isLost(kind: PageChange['kind'], redirect: string | undefined): boolean {
  return (kind === 'removed' || kind === 'moved') && redirect === undefined;
}

function sumWords(pages: readonly ReviewedPage[]): { wordsIn: number; wordsOut: number } {
  const counts = pages.filter(({ isOwn }) => isOwn).map(({ words }) => countWords(words));
  const sum = (kind: 'in' | 'out') => counts.reduce((total, count) => total + count[kind], 0);
  return { wordsIn: sum('in'), wordsOut: sum('out') };
}

/** Pages of changed entries come first, then those that show them. */
function byWeight(a: ReviewedPage, b: ReviewedPage): number {
  return Number(b.isOwn) - Number(a.isOwn);
}

function listTerms(sources: readonly SourceFile[]): { slug: string; name: string }[] {
  const data = sources.find(({ path }) => path === 'content/glossary.yaml')?.data;
  if (!Array.isArray(data)) return [];
  return data.map(({ slug, term }) => ({ slug: String(slug), name: String(term) }));
}

/** A change with its own page, of which those words are left that no field and no other change says. */
function toShown(
  index: number,
  causes: readonly Cause[],
  explained: readonly Explained[],
): Shown[] {
  const cause = causes[index];
  if (cause === undefined) return [];
  const pages = explained.filter((each) => each.causes.includes(index));
  const own = pages.find(({ page }) => isOwnPage(page, cause));
  const causesShown = causes.filter((_, position) => own?.causes.includes(position));
  return [{ cause, page: own && withoutValues(own.page, causesShown), pages: pages.length }];
}

interface Photographs {
  /** Pictures of pages by address. */
  figures: Map<string, Figure[]>;
  /** Pictures of one page for each change that many pages share. */
  shared: Map<number, Figure[]>;
  /** How many pages that say the same were photographed; undefined for all of them. */
  sample: number | undefined;
  notes: string[];
}

/** What is to be photographed. */
interface Task extends Subject {
  address: string;
  /** The change that a page stands for, where it stands for many. */
  stands?: number;
}

/** Photographs the pages that changed, one for all that share a value, and some that may look different. */
async function photograph(
  { studio, tell }: Ingredients,
  explained: readonly Explained[],
  causes: readonly Cause[],
  suspects: readonly PageChange[],
): Promise<Photographs> {
  const others = takeTurns(suspects).map(({ address }) => toTask(address));
  const all = [...listTasks(explained, causes), ...others];
  const tasks = all.slice(0, MOST_PHOTOGRAPHED);
  const isAll = all.length === tasks.length;
  const sample = isAll ? undefined : Math.max(0, tasks.length - all.length + others.length);
  const taken: Photographs = { figures: new Map(), shared: new Map(), sample, notes: [] };
  if (tasks.length === 0) return taken;
  if (studio === undefined) return { ...taken, sample: 0, notes: [NO_BROWSER] };
  let done = 0;
  await pMap(
    tasks,
    async ({ stands, ...task }) => {
      const figures = await studio.compare(task);
      if (stands === undefined) taken.figures.set(task.address, figures);
      else taken.shared.set(stands, figures);
      done += 1;
      tell(`Photographing: ${done} of ${toCount(tasks.length, 'page')}`);
    },
    { concurrency: AT_ONCE },
  );
  if (!isAll)
    taken.notes.push(
      `${tasks.length} of ${all.length} pages that may look different were photographed, some of each kind.`,
    );
  return taken;
}

const NO_BROWSER =
  'No pictures were taken, since this machine has no Chromium. `npx playwright install chromium` gets one.';

/** Where the frame of all pages changed, it is shown once, and of the others what stands in it. */
function listTasks(explained: readonly Explained[], causes: readonly Cause[]): Task[] {
  const isFramed = causes.some(({ change }) => isFrameValue(change));
  const own = explained
    .filter(({ isShared }) => !isShared)
    .map(
      ({ page: { kind, address, from } }): Task => ({
        address,
        before: kind === 'added' ? undefined : (from ?? address),
        after: kind === 'removed' ? undefined : address,
        part: isFramed ? 'main' : 'page',
      }),
    );
  const shared = causes.flatMap((_, index): Task[] => {
    const address = explained.find((each) => each.isShared && each.causes.includes(index))?.page
      .address;
    if (address === undefined) return [];
    return [{ ...toTask(address), stands: index }];
  });
  return [...shared, ...own];
}

/** All of a page that is where it was. */
function toTask(address: string): Task {
  return { address, before: address, after: address, part: 'page' };
}

/** Some of each kind first, so that no kind is left out. */
function takeTurns(pages: readonly PageChange[]): PageChange[] {
  const counts = new Map<string, number>();
  const turns = pages.map((page) => {
    const turn = counts.get(page.pageKind) ?? 0;
    counts.set(page.pageKind, turn + 1);
    return { page, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ page }) => page);
}

function toPage(
  { page, causes: indices }: Explained,
  causes: readonly Cause[],
  code: readonly string[],
  { figures }: Photographs,
): ReviewedPage {
  const found = indices.flatMap((index) => causes[index] ?? []);
  const owners = found.filter((cause) => isOwnPage(page, cause));
  const taken = figures.get(page.address) ?? [];
  const own = withoutValues(
    page,
    found.filter(({ change }) => isFrameValue(change)),
  );
  return {
    ...own,
    // Beside another picture, what a page says anew belongs to the lists on it.
    words: owners.length > 0 && owners.every(isOfPicture) ? [] : own.words,
    aspects: taken.length === 0 ? own.aspects : [...own.aspects, 'looks'],
    why: toReason(page, found, code),
    isOwn: owners.length > 0,
    figures: taken,
  };
}

function isOfPicture({ change }: Cause): boolean {
  return isPicture(change.file);
}

function isOwnPage({ address }: PageChange, { own }: Cause): boolean {
  return own.before === address || own.after === address;
}

function toReason(page: PageChange, causes: readonly Cause[], code: readonly string[]): string {
  const owner = causes.find((cause) => isOwnPage(page, cause));
  const rest = causes.filter((cause) => cause !== owner);
  const telling = rest.filter(({ change }) => !isFrameValue(change));
  // Values that all pages show are a reason only where there is no other.
  const named = owner === undefined && telling.length === 0 ? rest : telling;
  const names = toEnumeration(named.map(toCauseName));
  if (owner !== undefined)
    return `${toOwnReason(page.kind, owner)}${named.length > 0 ? ` It also shows ${names}.` : ''}`;
  if (named.length > 0) return `${named.every(isGone) ? 'It showed' : 'It shows'} ${names}.`;
  if (page.kind === 'added') return 'Its list has become longer.';
  if (page.kind === 'removed') return 'Its list has become shorter.';
  return code.length > 0
    ? 'The code that makes it changed.'
    : 'It follows from what changed around it.';
}

function isGone({ change }: Cause): boolean {
  return change.kind === 'removed';
}

function toOwnReason(kind: PageChange['kind'], { change }: Cause): string {
  if (kind === 'added') return `It is the page of ${change.file}, which is new.`;
  if (kind === 'removed') return `Its file ${change.file} is gone.`;
  if (kind === 'moved') return `Its file is ${change.file} now.`;
  return `Its own file ${change.file} changed.`;
}

const MOST_NAMED = 4;

function toEnumeration(items: readonly string[]): string {
  const shown = items.slice(0, MOST_NAMED);
  const more = items.length - shown.length;
  const last = more > 0 ? toCount(more, 'more change') : (shown.pop() ?? '');
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** The pages that say the same and look different, as their pictures show. */
function listRestyled(
  suspects: readonly PageChange[],
  { figures }: Photographs,
  code: readonly string[],
): ReviewedPage[] {
  const why =
    code.length > 0
      ? 'The code changed how it looks; it says the same.'
      : 'What it loads looks different; it says the same.';
  return suspects.flatMap((page) => {
    const taken = figures.get(page.address) ?? [];
    if (taken.length === 0) return [];
    return { ...page, aspects: ['looks' as const], why, isOwn: false, figures: taken };
  });
}
