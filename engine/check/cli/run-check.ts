import type { Call } from '#base/call';
import { UsageError } from '#base/call';
import { toPlainWords } from '../../base/plain-error.mjs';
import type { Checked } from '../check-content';
import { readAndCheck } from '../check-content';
import type { CheckFile } from '../clean-files';
import { fixContent, toFixReport } from '../fix/fix-content';
import type { Problem } from '../problem';
import { isFailing } from '../problem';
import type { ContentModel } from '../read/content-model';
import type { Format } from '../reporters/formats';
import { reporters } from '../reporters/formats';
import { createReport } from '../reporters/reporter';
import { findVanished } from '../rules/vanished-rule';
import type { CheckOptions } from './options';
import { parseOptions, USAGE } from './options';
import { listChangedFiles, selectFiles } from './selection';
import { readSurroundings } from './surroundings';

/** How the check is called. */
interface CheckCall extends Call {
  /** What the content consists of. */
  model: ContentModel;
  /** Checks a file that no earlier run has found clean. */
  checkFile?: CheckFile;
  /** Takes what was checked, where nothing stops a build; returns the exit code. */
  onValid?: (checked: Checked) => Promise<number>;
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
    return await checkOnce(call, options);
  } catch (error) {
    const message = toPlainWords(error);
    const help = error instanceof UsageError ? '\nnpm run check -- --help lists all options.' : '';
    call.complain(`The content could not be checked: ${message}${help}\n`);
    return 2;
  }
}

async function fix(
  { model, root, print, complain }: CheckCall,
  options: CheckOptions,
): Promise<void> {
  if (!options.isFixing) return;
  const fixed = await fixContent(model, root, selectFiles(root, options.paths));
  const write = isForReader(options) ? print : complain;
  write(toFixReport(fixed));
}

function isForReader({ format }: CheckOptions): boolean {
  return format === undefined || format === 'terminal';
}

async function checkOnce(call: CheckCall, options: CheckOptions): Promise<number> {
  const { model, root, print } = call;
  const isSelected = selectFiles(root, options.paths);
  const vanished =
    options.against === undefined ? [] : await findVanished(model, root, options.against);
  const checked = await readAndCheck(model, root, call.checkFile);
  const found = checked.problems.filter(({ file }) => isSelected(file));
  const problems = [...found, ...vanished];
  await printReport(call, problems, options.format);
  if (isForReader(options)) print(toVerdict(problems, options.isStrict));
  if (isFailing(problems, options.isStrict)) return 1;
  return (await call.onValid?.(checked)) ?? 0;
}

function toVerdict(problems: readonly Problem[], isStrict: boolean): string {
  if (problems.length === 0) return 'All content is valid.\n';
  if (isFailing(problems, isStrict)) return '';
  return 'Warnings do not stop a build; --strict lets them fail this check.\n';
}

/**
 * Prints a report in each form that its readers need: for a terminal, and as annotations in GitHub
 * Actions, where no form was asked for.
 */
async function printReport(
  { root, env, isTerminal, print }: Call,
  problems: readonly Problem[],
  format: Format | undefined,
): Promise<void> {
  const { isColoured, isGitHub, baseBranch } = readSurroundings(env, isTerminal);
  const usual: Format[] = isGitHub ? ['terminal', 'github'] : ['terminal'];
  const formats = format === undefined ? usual : [format];
  const isCut = formats.includes('github') || formats.includes('rdjson');
  const changed = isCut ? await listChangedFiles(root, baseBranch) : new Set('');
  const report = { ...createReport(root, problems, isColoured), changed };
  for (const one of formats) print(reporters[one](report), one === 'github');
}
