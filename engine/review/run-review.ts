import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, parseWords, UsageError } from '#check/cli/call';
import { toToday } from '#check/model/publishing';
import { count } from '#check/wording/text';
import { toPlainWords } from '../check/cli/plain-error.mjs';
import { buildBase, buildState } from './build-state.ts';
import { compareStates, type Figures } from './compare-states.ts';
import { findBase, listChanged } from './git.ts';
import { openStudio } from './photographs.ts';
import { toHtmlReport } from './report/report.tsx';
import { toSummary } from './report/summary.ts';
import type { PageChange, Review } from './review-data.ts';

const OPTIONS = {
  against: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
const HINT = '. npm run review -- --help lists all options.';
const USAGE = `Shows what a change does to the pages that visitors read, before and after.

  npm run review                              compares with where this branch left main,
                                              with what is not committed yet
  npm run review -- --against v1.4            compares with a branch, a tag or a commit
  npm run review -- --help                    prints this

REVIEW_URL=https://host links each page to a preview of this state.
REVIEW_REPORT_URL=https://host is where the summary's last line leads.

Writes review/index.html, review/summary.md and review/review.json. Ends with 0 when both states
were compared, 1 when this state does not build, 2 when nothing could be compared.
`;

/**
 * Runs `npm run review`.
 * @param browser the path of a Chromium; without one, no pictures are taken
 * @returns the exit code: 0, or 1 if the current state does not build, or 2 if nothing was compared
 */
export async function runReview(call: Call, browser: string | undefined): Promise<number> {
  try {
    const { values, positionals } = parseWords(call.words, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
    if (!values.help) return await compare(call, values.against, browser);
    call.print(USAGE);
    return 0;
  } catch (error) {
    const hint = error instanceof UsageError ? HINT : '';
    call.complain(`Nothing was compared: ${toPlainWords(error)}${hint}\n`);
    return 2;
  }
}

async function compare(
  { root, env, print, complain }: Call,
  against: string | undefined,
  browser: string | undefined,
): Promise<number> {
  const today = toToday(env.SITE_NOW, new Date());
  const base = await findBase(root, against);
  const blank: Review = {
    ...{ version: 5, base: base.name, sentence: '', notes: [] },
    ...{ files: [], pages: [], consequences: [] },
    preview: env.REVIEW_URL || undefined,
    report: env.REVIEW_REPORT_URL || undefined,
  };
  const changed = await listChanged(root, base.commit);
  if (changed.length === 0) {
    const sentence = `Nothing differs from ${blank.base}, so there is nothing to review.`;
    print(`${sentence}\n`);
    await writeReports(root, { ...blank, sentence });
    return 0;
  }
  const log = (sentence: string) => complain(`${sentence}\n`);
  const before = await buildBase(root, base, today, log);
  log('Building this state …');
  const failure = await buildState(root, today);
  if (failure !== undefined) {
    const sentence = 'This change does not build.';
    const notes = [`The build said:\n${failure}`];
    const path = await writeReports(root, { ...blank, sentence, notes });
    print(`${sentence}\n${failure}\n${path}\n`);
    return 1;
  }
  const folders = [join(before, 'dist'), join(root, 'dist')] as const;
  const open = browser === undefined ? undefined : () => openStudio(folders, browser);
  if (open) log('Photographing what differs …');
  const { figures, ...content } = await compareStates(before, root, changed, open);
  const sentence = toSentence(content.pages);
  const review = { ...blank, ...content, sentence };
  print(`${sentence}\n${await writeReports(root, review, figures)}\n`);
  return 0;
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
