import { type Checked, readAndCheck } from '../check-content.ts';
import { findProblems } from '../find-problems.ts';
import { fixContent, toFixReport } from '../fix/fix-content.ts';
import { withSafeFixes } from '../fix/validate-fixes.ts';
import { listSamples, printSamples } from '../list-samples.ts';
import type { ContentModel } from '../model/content-model.ts';
import { isFailing, type Problem } from '../problem.ts';
import { listChangedFiles } from '../read/content-history.ts';
import { toGitHub } from '../reporters/github.ts';
import { toRdjson } from '../reporters/rdjson.ts';
import { createReport, type Reporter, toJson } from '../reporters/reporter.ts';
import { toTerminal } from '../reporters/terminal.ts';
import { findVanished } from '../rules/vanished-rule.ts';
import { didYouMean, toChoice } from '../wording/words.ts';
import { type CommandContext, parseOptions, UsageError } from './command-context.ts';
import { toPlainWords } from './plain-error.mjs';

/** The reporters, by their name for `--format`. */
export const reporters = {
  terminal: toTerminal,
  github: toGitHub,
  json: toJson,
  rdjson: toRdjson,
} satisfies Record<string, Reporter>;

type Format = keyof typeof reporters;

const flags = {
  format: { type: 'string' },
  against: { type: 'string' },
  fix: { type: 'boolean' },
  samples: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const USAGE = `Checks everything in content/ and names every problem with its place.

  npm run check                                    checks all content
  npm run check -- --fix                           fixes what has one right answer, then checks
  npm run check -- --against main                  also finds pages of main that would vanish
  npm run check -- --against main --fix            also follows entries that have another name now
  npm run check -- --samples                       also lists what is a sample, not yet confirmed
  npm run --silent check -- --format json          prints one of ${Object.keys(reporters).join(', ')}
  npm run check -- --help                          prints this

Ends with 0 when all is well, 1 when there are problems, 2 when it could not run.
`;

interface CheckContext extends CommandContext {
  /** What the content consists of. */
  model: ContentModel;
  /** Called with what was checked if nothing fails the build; returns the exit code. */
  onValid?: (checked: Checked) => Promise<number>;
}

/** Runs `npm run check`; returns 0, 1 if there are problems, or 2 if it could not run. */
export async function runCheck(context: CheckContext): Promise<number> {
  try {
    const { values: options, positionals } = parseOptions(context.args, flags, context.env);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option`);
    if (!options.help) return await check(context, options);
    context.print(USAGE);
    return 0;
  } catch (error) {
    const message = toPlainWords(error);
    const help = error instanceof UsageError ? '\nnpm run check -- --help lists all options.' : '';
    context.printError(`The content could not be checked: ${message}${help}\n`);
    return 2;
  }
}

type Options = ReturnType<typeof parseOptions<typeof flags>>['values'];

async function check(
  { model, root, ...context }: CheckContext,
  { format: name, against, fix, samples }: Options,
): Promise<number> {
  const formats = toFormats(name, context.env);
  const isForReader = formats.includes('terminal');
  const listVanished = async () =>
    against === undefined ? [] : await findVanished(model, root, against);
  if (fix) {
    const fixed = toFixReport(await fixContent(model, root, await listVanished(), against));
    if (isForReader) context.print(fixed);
    else context.printError(fixed);
  }
  const checked = await readAndCheck(model, root, against);
  const vanished = await listVanished();
  const safe = vanished.length === 0 ? [] : withSafeFixes(checked, findProblems(checked), vanished);
  const problems = [...checked.problems, ...safe];
  const isCut = formats.includes('github') || formats.includes('rdjson');
  const changed = isCut ? await listChangedFiles(root) : new Set('');
  const report = { ...createReport(root, problems), changed };
  for (const format of formats) context.print(reporters[format](report), format === 'github');
  if (isForReader) context.print(toConclusion(problems));
  if (samples) context.print(printSamples(listSamples(model, checked.files)));
  if (isFailing(problems)) return 1;
  return (await context.onValid?.(checked)) ?? 0;
}

function isFormat(name: string): name is Format {
  return Object.hasOwn(reporters, name);
}

/** By default, problems are printed for a terminal, and in GitHub Actions as annotations as well. */
function toFormats(name: string | undefined, { GITHUB_ACTIONS }: CommandContext['env']): Format[] {
  if (name === undefined) return GITHUB_ACTIONS === 'true' ? ['terminal', 'github'] : ['terminal'];
  if (isFormat(name)) return [name];
  const names = Object.keys(reporters);
  throw new UsageError(
    `--format ${name} is not known; write ${toChoice(names)}${didYouMean(name, names)}`,
  );
}

function toConclusion(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'All content is valid.\n';
  return isFailing(problems) ? '' : 'Warnings do not stop a build.\n';
}
