import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '#base/call';
import { parseWords, UsageError } from '#base/call';
import { toToday } from '#base/publishing';
import { toPlainWords } from '../base/plain-error.mjs';
import { buildBase, buildHead, checkState, toName } from './build-state';
import { readBuiltSite } from './built-site';
import type { Base } from './git';
import { findBase, listChanged } from './git';
import type { Scheme } from './photographs';
import { openStudio } from './photographs';
import { compareProblems, parseProblems, toProblemSentence } from './problems';
import { toHtmlReport } from './report/html-report';
import { toSummary } from './report/summary';
import type { Figures } from './review';
import { makeReview } from './review';
import type { Problem, ProblemChange, Review } from './review-data';
import { toCount } from './review-data';

const FOLDER = 'review';

const OPTIONS = {
  against: { type: 'string' },
  dark: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
const HINT = '. npm run review -- --help lists all options.';
const USAGE = `Shows what a change does to the pages that visitors read, before and after.

  npm run review                              compares with where this branch left main,
                                              with what is not committed yet
  npm run review -- --against v1.4            compares with a branch, a tag or a commit
  npm run review -- --dark                    photographs the dark colours too
  npm run review -- --help                    prints this

REVIEW_URL=https://host links each page to a preview of this state.
REVIEW_REPORT_URL=https://host is where the summary's last line leads.

Writes review/index.html, review/summary.md and review/review.json. Ends with 0 when both states
were compared, 1 when this state does not build, 2 when nothing could be compared.
`;

/**
 * Runs `npm run review`.
 * @param browser where a Chromium stands; without one, no pictures are taken
 * @returns the exit code: 0, 1 where the state at hand does not build, 2 where nothing was compared
 */
export async function runReview(call: Call, browser: string | undefined): Promise<number> {
  try {
    const { values, positionals } = parseWords(call.words, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
    if (values.help) {
      call.print(USAGE);
      return 0;
    }
    return await compare(call, values, browser);
  } catch (error) {
    const hint = error instanceof UsageError ? HINT : '';
    call.complain(`Nothing was compared: ${toPlainWords(error)}${hint}\n`);
    return 2;
  }
}

async function compare(
  call: Call,
  { against, dark }: { against?: string | undefined; dark: boolean },
  browser: string | undefined,
): Promise<number> {
  const { root, print } = call;
  const today = toToday(call.env.SITE_NOW, new Date());
  const base = await findBase(root, against);
  const links = {
    preview: call.env.REVIEW_URL || undefined,
    report: call.env.REVIEW_REPORT_URL || undefined,
  };
  const changed = await listChanged(root, base.commit);
  if (changed.length === 0) {
    const sentence = `Nothing differs from ${toName(base)}, so there is nothing to review.`;
    print(`${sentence}\n`);
    await writeReports(root, toBlank(base, sentence, NO_PROBLEMS, links));
    return 0;
  }
  const tell = (sentence: string) => call.complain(`${sentence}\n`);
  const before = await buildBase(root, base, today, tell);
  tell('Building this state …');
  const [failure, report] = await Promise.all([
    buildHead(root, today),
    checkState(root, today, base.commit),
  ]);
  const found = nameBase(parseProblems(report), base);
  const problems = compareProblems(parseProblems(before.report), found);
  if (failure !== undefined) {
    const count = problems.fresh.length;
    const reason = count > 0 ? toCount(count, 'new problem') : 'its code fails';
    const review = toBlank(base, `This change does not build: ${reason}.`, problems, links);
    print(`${review.sentence}\n`);
    for (const problem of problems.fresh)
      print(`  ${problem.file}:${problem.line} ${toProblemSentence(problem)}\n`);
    if (count === 0) print(`${failure}\n`);
    const notes = count > 0 ? [] : [`The build said: ${failure}`];
    print(`${await writeReports(root, { ...review, notes })}\n`);
    return 1;
  }
  const sites = {
    before: await readBuiltSite(join(before.root, 'dist')),
    after: await readBuiltSite(join(root, 'dist')),
  };
  const schemes: Scheme[] = dark ? ['light', 'dark'] : ['light'];
  const studio = browser && (await openStudio({ root, ...sites, schemes, browser }));
  try {
    const { review, figures } = await makeReview({
      before: { root: before.root, site: sites.before },
      after: { root, site: sites.after },
      base: toName(base),
      changed,
      problems,
      notes: before.note === '' ? [] : [before.note],
      studio: studio || undefined,
      tell,
      ...links,
    });
    print(`${review.sentence}\n${await writeReports(root, review, figures)}\n`);
    return 0;
  } finally {
    if (studio) await studio.close();
  }
}

/** The check was given a hash, which nobody reads. */
function nameBase(problems: readonly Problem[], base: Base): Problem[] {
  const name = toName(base);
  return problems.map((problem) => {
    return { ...problem, message: problem.message.replaceAll(base.commit, () => name) };
  });
}

const NO_PROBLEMS: ProblemChange = { fresh: [], mended: [], old: [] };

/** A review that says nothing but its sentence, and problems. */
function toBlank(
  base: Base,
  sentence: string,
  problems: ProblemChange,
  links: Pick<Review, 'preview' | 'report'>,
): Review {
  const counts = { pages: 0, changed: 0, wordsIn: 0, wordsOut: 0, lost: 0 };
  const nothing = { notes: [], files: [], pages: [], shared: [], consequences: [] };
  return { version: 2, base: toName(base), sentence, counts, ...nothing, problems, ...links };
}

/** Writes all three reports, and returns the path of the one for people. */
async function writeReports(
  root: string,
  review: Review,
  figures: Figures = new Map(),
): Promise<string> {
  const folder = join(root, FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'index.html'), await toHtmlReport(root, review, figures)),
    writeFile(join(folder, 'summary.md'), toSummary(review)),
    writeFile(join(folder, 'review.json'), `${JSON.stringify(review, null, 2)}\n`),
  ]);
  return join(folder, 'index.html');
}
