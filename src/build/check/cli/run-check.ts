import { checkContent } from '../check-content';
import { fixContent, toFixReport } from '../fix/fix-content';
import type { Problem } from '../problem';
import { isFailing } from '../verdict';
import type { CheckOptions } from './options';
import { parseOptions, USAGE, UsageError } from './options';
import { printReport } from './print-report';
import { selectFiles } from './selection';
import { readSurroundings } from './surroundings';

/** How a command is called, and where its words go. */
export interface CheckCall {
  /** The project's folder. */
  root: string;
  /** The words after `npm run check --`. */
  words: string[];
  env: NodeJS.ProcessEnv;
  isTerminal: boolean;
  /** Takes what was asked for. */
  print: (text: string) => void;
  /** Takes why it could not run. */
  complain: (text: string) => void;
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
    return await checkOnce(call, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run check -- --help lists all options.' : '';
    call.complain(`The content could not be checked: ${message}${help}\n`);
    return 2;
  }
}

async function checkOnce(call: CheckCall, options: CheckOptions): Promise<number> {
  const { root, print } = call;
  const isSelected = selectFiles(root, options.paths);
  const isForReader = options.format === undefined || options.format === 'terminal';
  if (options.isFixing) {
    const tell = isForReader ? print : call.complain;
    tell(toFixReport(await fixContent(root, isSelected)));
  }
  const problems = (await checkContent(root)).filter(({ file }) => isSelected(file));
  const surroundings = readSurroundings(call.env, call.isTerminal);
  await printReport({ root, problems, format: options.format, surroundings, print });
  if (isForReader) print(toVerdict(problems, options.isStrict));
  return isFailing(problems, options.isStrict) ? 1 : 0;
}

function toVerdict(problems: readonly Problem[], isStrict: boolean): string {
  if (problems.length === 0) return 'All content is valid.\n';
  if (isFailing(problems, isStrict)) return '';
  return 'Warnings do not stop a build; --strict lets them fail this check.\n';
}
