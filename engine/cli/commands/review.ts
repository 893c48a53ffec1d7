import {
  type CommandContext,
  parseOptions,
  readCommandContext,
  UsageError,
} from '#check/cli/command-context';
import { toToday } from '#check/model/publishing';
import { reviewChange } from '#review';
import { toPlainWords } from '../../check/cli/plain-error.mjs';
import { findBrowser, findTestBrowser } from '../find-browser.mjs';

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
export async function runReview(
  context: CommandContext,
  browser: string | undefined,
): Promise<number> {
  try {
    const { values, positionals } = parseOptions(context.args, OPTIONS, context.env);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
    if (values.help) {
      context.print(USAGE);
      return 0;
    }
    const { root, env, print, printError } = context;
    const today = toToday(env.SITE_NOW, new Date());
    const log = (sentence: string) => printError(`${sentence}\n`);
    const { against } = values;
    return (await reviewChange({ root, against, today, browser, env, print, log })) ? 0 : 1;
  } catch (error) {
    const hint = error instanceof UsageError ? HINT : '';
    context.printError(`Nothing was compared: ${toPlainWords(error)}${hint}\n`);
    return 2;
  }
}

/** `npm run review`: compares the site before and after a change. */
export async function review(): Promise<void> {
  const browser = (await findTestBrowser()) ?? (await findBrowser());
  process.exitCode = await runReview(readCommandContext(), browser);
}
