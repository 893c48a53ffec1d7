import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBase, buildState } from './build-state.ts';
import { compareStates, type Figures } from './compare-states.ts';
import { openStudio } from './photographs.ts';
import { count } from './report/count.ts';
import { toHtmlReport } from './report/report.tsx';
import { toSummary } from './report/summary.ts';
import { findBase, listChanged } from './repository.ts';
import type { PageChange, Review } from './review-data.ts';

/** What a review is made of. */
export interface ReviewOptions {
  /** The project's folder. */
  root: string;
  /** A branch, tag or commit to compare with; by default, where this branch left main. */
  against: string | undefined;
  /** The day that both states are built for, `YYYY-MM-DD`. */
  today: string;
  /** The path of a Chromium; without one, no pictures are taken. */
  browser: string | undefined;
  /** `REVIEW_URL` and `REVIEW_REPORT_URL`. */
  env: NodeJS.ProcessEnv;
  /** Prints what was found. */
  print: (text: string) => void;
  /** Prints what is being done. */
  log: (sentence: string) => void;
}

/**
 * Builds the state to compare with and the one at hand, and writes what differs into `review/`.
 * @returns whether the state at hand builds
 * @throws if nothing can be compared
 */
export async function reviewChange({
  root,
  against,
  today,
  browser,
  env,
  print,
  log,
}: ReviewOptions): Promise<boolean> {
  const base = await findBase(root, against);
  const blank: Review = {
    version: 5,
    base: base.name,
    sentence: '',
    notes: [],
    files: [],
    pages: [],
    consequences: [],
    preview: env.REVIEW_URL || undefined,
    report: env.REVIEW_REPORT_URL || undefined,
  };
  const changed = await listChanged(root, base.commit);
  if (changed.length === 0) {
    const sentence = `Nothing differs from ${blank.base}, so there is nothing to review.`;
    print(`${sentence}\n`);
    await writeReports(root, { ...blank, sentence });
    return true;
  }
  const before = await buildBase(root, base, today, log);
  log('Building this state …');
  const failure = await buildState(root, today);
  if (failure !== undefined) {
    const sentence = 'This change does not build.';
    const notes = [`The build said:\n${failure}`];
    const path = await writeReports(root, { ...blank, sentence, notes });
    print(`${sentence}\n${failure}\n${path}\n`);
    return false;
  }
  const folders = [join(before, 'dist'), join(root, 'dist')] as const;
  const open = browser === undefined ? undefined : () => openStudio(folders, browser);
  if (open) log('Photographing what differs …');
  const { figures, ...content } = await compareStates(before, root, changed, open);
  const sentence = toSentence(content.pages);
  const review = { ...blank, ...content, sentence };
  print(`${sentence}\n${await writeReports(root, review, figures)}\n`);
  return true;
}

/** The sentence at the top: how many pages changed, and in which way. */
function toSentence(pages: readonly PageChange[]): string {
  const parts = (['added', 'moved', 'changed', 'removed'] as const)
    .map((kind) => [countPages(pages, kind), kind === 'added' ? 'new' : kind] as const)
    .filter(([many]) => many > 0)
    .map(([many, what], index) => `${index === 0 ? count(many, 'page') : many} ${what}`);
  return `${parts.join(', ') || 'No page changed'}.`;
}

/** How many pages have a kind of change, including those listed with another page. */
function countPages(pages: readonly PageChange[], kind: PageChange['kind']): number {
  const found = pages.filter((page) => page.kind === kind);
  return found.reduce((sum, { also }) => sum + 1 + also.length, 0);
}

/** Writes all three reports, and returns the path of the HTML one. */
async function writeReports(
  root: string,
  review: Review,
  figures: Figures = new Map(),
): Promise<string> {
  const folder = join(root, 'review');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'index.html');
  await Promise.all([
    writeFile(page, await toHtmlReport(root, review, figures)),
    writeFile(join(folder, 'summary.md'), toSummary(review)),
    writeFile(join(folder, 'review.json'), `${JSON.stringify(review, null, 2)}\n`),
  ]);
  return page;
}
