import type { Call } from '../../call';
import { checkContent } from '../check-content';
import { fixContent, toFixReport } from '../fix/fix-content';
import type { Problem } from '../problem';
import { createReport } from '../reporters/create-report';
import { toTerminal } from '../reporters/terminal';
import { findVanished } from '../vanished-rule';
import { isFailing } from '../verdict';
import type { CheckOptions } from './options';
import { parseOptions, USAGE, UsageError } from './options';
import { printReport } from './print-report';
import { selectFiles } from './selection';
import { readSurroundings } from './surroundings';
import type { WatchResult } from './watch-content';
import { watchContent } from './watch-content';

/** How the check is called. */
interface CheckCall extends Call {
  /** Ends `--watch`; without it, only the end of the process does. */
  signal?: AbortSignal;
}

/**
 * Runs `npm run check`.
 * @returns the exit code: 0, 1 where there are problems, 2 where it could not run
 */
export async function runCheck(call: CheckCall): Promise<number> {
  try {
    const options = parseOptions(call.words);
    if (options.isHelp) {
      call.print(USAGE);
      return 0;
    }
    await fix(call, options);
    return await (options.isWatching ? watch(call, options) : checkOnce(call, options));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run check -- --help lists all options.' : '';
    call.complain(`The content could not be checked: ${message}${help}\n`);
    return 2;
  }
}

async function fix({ root, print, complain }: CheckCall, options: CheckOptions): Promise<void> {
  if (!options.isFixing) return;
  const fixed = await fixContent(root, selectFiles(root, options.paths));
  const tell = isForReader(options) ? print : complain;
  tell(toFixReport(fixed));
}

async function watch(call: CheckCall, options: CheckOptions): Promise<number> {
  const { root, print, isTerminal, signal } = call;
  const isSelected = selectFiles(root, options.paths);
  const { isColoured } = readSurroundings(call.env, isTerminal);
  const show = ({ problems: found, duration }: WatchResult) => {
    const problems = found.filter(({ file }) => isSelected(file));
    const report = toTerminal(createReport(root, problems, isColoured));
    const time = `Checked in ${Math.round(duration)} ms. Waiting for the next save; Ctrl+C ends.\n`;
    print(`${isTerminal ? CLEAR : ''}${report}${toVerdict(problems, options.isStrict)}${time}`);
  };
  await watchContent(root, show, signal);
  return 0;
}

/** Empties the screen and what can be scrolled back to. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

function isForReader({ format }: CheckOptions): boolean {
  return format === undefined || format === 'terminal';
}

async function checkOnce(call: CheckCall, options: CheckOptions): Promise<number> {
  const { root, print } = call;
  const isSelected = selectFiles(root, options.paths);
  const vanished = options.against === undefined ? [] : await findVanished(root, options.against);
  const found = (await checkContent(root)).filter(({ file }) => isSelected(file));
  const problems = [...found, ...vanished];
  const surroundings = readSurroundings(call.env, call.isTerminal);
  await printReport({ root, problems, format: options.format, surroundings, print });
  if (isForReader(options)) print(toVerdict(problems, options.isStrict));
  return isFailing(problems, options.isStrict) ? 1 : 0;
}

function toVerdict(problems: readonly Problem[], isStrict: boolean): string {
  if (problems.length === 0) return 'All content is valid.\n';
  if (isFailing(problems, isStrict)) return '';
  return 'Warnings do not stop a build; --strict lets them fail this check.\n';
}
