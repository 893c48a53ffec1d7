import { appendFile } from 'node:fs/promises';
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
import { toGitHubSummary } from '../reporters/github';
import { createReport } from '../reporters/reporter';
import { findVanished } from '../rules/vanished-rule';
import type { CheckOptions } from './options';
import { parseOptions, USAGE } from './options';
import { listChangedFiles, selectFiles } from './selection';
import type { Surroundings } from './surroundings';
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
  const surroundings = readSurroundings(call.env, call.isTerminal);
  await printReport({ root, problems, format: options.format, surroundings, print });
  if (isForReader(options)) print(toVerdict(problems, options.isStrict));
  if (isFailing(problems, options.isStrict)) return 1;
  return (await call.onValid?.(checked)) ?? 0;
}

function toVerdict(problems: readonly Problem[], isStrict: boolean): string {
  if (problems.length === 0) return 'All content is valid.\n';
  if (isFailing(problems, isStrict)) return '';
  return 'Warnings do not stop a build; --strict lets them fail this check.\n';
}

interface PrintCall {
  /** The project's folder. */
  root: string;
  problems: readonly Problem[];
  /** The form that was asked for; undefined prints for a terminal, and annotations in GitHub Actions. */
  format: Format | undefined;
  surroundings: Surroundings;
  print: Call['print'];
}

/** Prints a report in each form that its readers need, and adds to the summary of a workflow run. */
async function printReport(call: PrintCall): Promise<void> {
  const { root, problems, surroundings, print } = call;
  const formats = chooseFormats(call.format, surroundings);
  const isForGitHub = formats.includes('github');
  const changed = isForGitHub ? await listChangedFiles(root, surroundings.baseBranch) : new Set('');
  const { isColoured, filesUrl, summaryFile } = surroundings;
  const report = {
    ...createReport(root, problems, isColoured),
    changed,
    ...(filesUrl === undefined ? {} : { filesUrl }),
  };
  for (const format of formats) print(reporters[format](report), format === 'github');
  if (isForGitHub && summaryFile) await appendFile(summaryFile, `${toGitHubSummary(report)}\n`);
}

function chooseFormats(format: Format | undefined, { isGitHub }: Surroundings): Format[] {
  if (format !== undefined) return [format];
  return isGitHub ? ['terminal', 'github'] : ['terminal'];
}
