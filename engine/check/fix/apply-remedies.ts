import { checkFiles } from '../check-content';
import type { Edit, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { parseContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import type { Disk } from '../read/disk';
import { textIndex } from '../read/locate';
import type { Change } from './edit';
import { applyEdits, toChanges } from './edit';
import { findRemedy } from './remedies';

/** The content that is mended. */
export interface Mended {
  model: ContentModel;
  files: readonly ContentFile[];
  disk: Disk;
  today: string;
  /** The files that this change deletes. */
  deleted: ReadonlySet<string>;
  /** Whether a file may be changed. */
  isSelected: (file: string) => boolean;
}

/**
 * Makes the changes that the messages of the check state as the only ones. Each is tried out: one
 * that does not settle its problem, or breaks something else, is taken back.
 * @param changes takes what was changed, by file
 * @returns all files, those that changed as new objects
 */
export function applyRemedies(content: Mended, changes: Map<string, Change[]>): ContentFile[] {
  const { model, disk, today, deleted, isSelected } = content;
  let files = [...content.files];
  const problems = checkFiles(model, files, disk, today, deleted);
  const tally = count(problems);
  for (const file of content.files) {
    const own = problems.filter((problem) => problem.file === file.path);
    if (own.length === 0 || !isSelected(file.path)) continue;
    const result = mendFile(file, own, files, tally, content);
    if (result === undefined) continue;
    files = files.map((one) => (one.path === file.path ? result.file : one));
    changes.set(file.path, [...(changes.get(file.path) ?? []), ...result.changes]);
  }
  return files;
}

interface Remedy {
  problem: Problem;
  edits: Edit[];
}

/** All remedies of a file at once; one by one where they get in each other's way. */
function mendFile(
  file: ContentFile,
  own: readonly Problem[],
  files: readonly ContentFile[],
  before: Tally,
  { model, disk, today, deleted }: Mended,
): { file: ContentFile; changes: Change[] } | undefined {
  const index = textIndex(file.source);
  const remedies = own
    .map((problem): Remedy => {
      const start = index.offsetAt(problem.line, problem.column);
      const end = index.offsetAt(problem.endLine, problem.endColumn);
      return {
        problem,
        edits: problem.fix ?? findRemedy(problem.message, file.source, [start, end]),
      };
    })
    .filter(({ edits }) => edits.length > 0);
  if (remedies.length === 0) return undefined;
  const separate = remedies.filter(
    (one, at) => !remedies.slice(0, at).some((two) => touch(one, two)),
  );
  const attempt = (chosen: readonly Remedy[]) => {
    const edits = chosen.flatMap((remedy) => remedy.edits);
    const mended = parseContentFile(model, file.path, applyEdits(file.source, edits));
    const others = files.map((one) => (one.path === file.path ? mended : one));
    const problems = checkFiles(model, others, disk, today, deleted);
    const after = count(problems);
    const isGood = chosen.every(({ problem }) => isSettled(problem, before, after));
    return isGood && !isWorse(file.path, problems, before, after)
      ? { file: mended, changes: toChanges(file.source, edits) }
      : undefined;
  };
  const all = attempt(separate);
  if (all !== undefined || separate.length === 1) return all;
  const good = separate.filter((remedy) => attempt([remedy]) !== undefined);
  return good.length === 0 ? undefined : (attempt(good) ?? attempt(good.slice(0, 1)));
}

function touch(one: Remedy, two: Remedy): boolean {
  return one.edits.some((a) => two.edits.some((b) => a.start < b.end && b.start < a.end));
}

function isSettled(problem: Problem, before: Tally, after: Tally): boolean {
  return countLike(problem, after) < countLike(problem, before);
}

/** Other files must stay as they are, and this one must stay readable. */
function isWorse(path: string, problems: readonly Problem[], before: Tally, after: Tally): boolean {
  return problems.some(
    (problem) =>
      (problem.file !== path || problem.rule === 'yaml' || isUnreadable(problem)) &&
      countLike(problem, after) > countLike(problem, before),
  );
}

/** What the parser of MDX says, rather than a rule. */
function isUnreadable({ rule, message }: Problem): boolean {
  return (
    rule === 'mdx' && /cannot be read|never close|and closes it with|is open here/.test(message)
  );
}

/** How often each problem was found, by its file and words. */
type Tally = ReadonlyMap<string, number>;

function count(problems: readonly Problem[]): Tally {
  const tally = new Map<string, number>();
  for (const problem of problems) tally.set(toKey(problem), countLike(problem, tally) + 1);
  return tally;
}

function countLike(problem: Problem, tally: Tally): number {
  return tally.get(toKey(problem)) ?? 0;
}

function toKey({ file, rule, message }: Problem): string {
  return `${file} ${rule} ${message}`;
}
