import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toToday } from '#base/publishing';
import { checkFiles } from '../check-content';
import type { Change } from '../edits';
import { applyEdits, toChanges } from '../edits';
import type { Edit, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { parseContentFile, readContent } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { listDeletedFiles } from '../read/deleted-files';
import type { Disk } from '../read/disk';
import { readDisk } from '../read/disk';
import { isWhole, readBody } from '../rules/body';

/** What was mended in one file. */
export interface FixedContent {
  /** Relative to the project's folder, with `/` between folders. */
  file: string;
  changes: Change[];
}

/** Mistakes may hide others behind them, as the properties of one tag do: so often all is looked at again. */
const ROUNDS = 20;

/**
 * Mends the files below `content/` and writes those that changed.
 * @param root the project's folder
 * @param isSelected whether a file may be changed
 * @returns the files that were changed
 * @throws when a file cannot be read or written
 */
export async function fixContent(
  model: ContentModel,
  root: string,
  isSelected: (file: string) => boolean,
): Promise<FixedContent[]> {
  const [files, disk, deleted] = await Promise.all([
    readContent(model, root),
    readDisk(root),
    listDeletedFiles(root),
  ]);
  const today = toToday(process.env.SITE_NOW, new Date());
  const mended = fixFiles({ model, files, disk, today, deleted, isSelected });
  const changed = mended.filter(({ changes }) => changes.length > 0);
  await Promise.all(
    changed.map(({ file: { path, source } }) => writeFile(join(root, path), source)),
  );
  return changed.map(({ file, changes }) => ({ file: file.path, changes }));
}

/** What was mended, one change a line, for a terminal. */
export function toFixReport(fixed: readonly FixedContent[]): string {
  if (fixed.length === 0) return 'Nothing could be mended.\n\n';
  const lines = fixed.flatMap(({ file, changes }) =>
    changes.map(({ line, what }) => `  ${file}:${line}  ${what}`),
  );
  return `Mended:\n${lines.join('\n')}\n\n`;
}

/** The content that is mended. */
export interface Mending {
  model: ContentModel;
  files: readonly ContentFile[];
  disk: Disk;
  today: string;
  /** The files that this change deletes. */
  deleted?: ReadonlySet<string>;
  /** Whether a file may be changed. */
  isSelected: (file: string) => boolean;
}

/** A file after its mistakes were mended. */
export interface FixedFile {
  file: ContentFile;
  /** What was mended; empty where nothing was. */
  changes: Change[];
}

/**
 * Makes the changes that problems carry. Each is tried out: one that does not settle its problem, or
 * breaks something else, is taken back.
 * @returns all files in their order
 */
export function fixFiles({ isSelected, ...content }: Mending): FixedFile[] {
  const fixed = content.files.map((file): FixedFile => ({ file, changes: [] }));
  let problems = check(content, fixed);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isDone = true;
    for (const [at, { file, changes }] of fixed.entries()) {
      const mended = isSelected(file.path) ? mendFile(content, fixed, at, problems) : undefined;
      if (mended === undefined) continue;
      fixed[at] = { file: mended.file, changes: [...changes, ...mended.changes] };
      ({ problems } = mended);
      isDone = false;
    }
    if (isDone) break;
  }
  return fixed;
}

type Content = Omit<Mending, 'isSelected'>;

function check({ model, disk, today, deleted }: Content, fixed: readonly FixedFile[]): Problem[] {
  const files = fixed.map(({ file }) => file);
  return checkFiles(model, files, disk, today, deleted);
}

/** A file that was mended, and what is wrong with all files then. */
interface Attempt extends FixedFile {
  problems: Problem[];
}

/** All changes of a file at once; one by one where they get in each other's way. */
function mendFile(
  content: Content,
  fixed: readonly FixedFile[],
  at: number,
  problems: readonly Problem[],
): Attempt | undefined {
  const file = fixed[at]?.file;
  const own = problems.filter((one) => one.file === file?.path && one.fix !== undefined);
  if (file === undefined || own.length === 0) return undefined;
  const separate = own.filter((one, index) => !own.slice(0, index).some((two) => touch(one, two)));
  const before = tally(problems);
  const attempt = (chosen: readonly Problem[]): Attempt | undefined => {
    const edits = separateEdits(chosen.flatMap(({ fix = [] }) => fix));
    const source = applyEdits(file.source, edits);
    const mended = parseContentFile(content.model, file.path, source);
    const changes = toChanges(file.source, edits);
    const found = check(content, fixed.with(at, { file: mended, changes }));
    const after = tally(found);
    const isSettled = chosen.every((one) => countLike(one, after) < countLike(one, before));
    const isGood =
      isSettled && !isBroken(file, mended) && !breaksOthers(file, found, before, after);
    return isGood ? { file: mended, changes, problems: found } : undefined;
  };
  const all = attempt(separate);
  if (all !== undefined || separate.length === 1) return all;
  const good = separate.filter((one) => attempt([one]) !== undefined);
  return good.length === 0 ? undefined : (attempt(good) ?? attempt(good.slice(0, 1)));
}

function touch(one: Problem, two: Problem): boolean {
  return (one.fix ?? []).some((a) => two.fix?.some((b) => isOver(a, b)));
}

function isOver(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Of two changes in one place the second waits for the next round. */
function separateEdits(edits: readonly Edit[]): Edit[] {
  return edits.filter((one, at) => !edits.slice(0, at).some((two) => isOver(one, two)));
}

/** What could be read must stay readable. */
function isBroken(file: ContentFile, mended: ContentFile): boolean {
  return (
    (file.diagnostics.length === 0 && mended.diagnostics.length > 0) ||
    (readBody(file).diagnostics.length === 0 && readBody(mended).diagnostics.length > 0)
  );
}

/** Other files must stay as they are, but for what they learn from one that could not be read. */
function breaksOthers(
  file: ContentFile,
  problems: readonly Problem[],
  before: Tally,
  after: Tally,
): boolean {
  if (!isWhole(file)) return false;
  const isNew = (one: Problem) => countLike(one, after) > countLike(one, before);
  return problems.some((one) => one.file !== file.path && isNew(one));
}

/** How often each problem was found, by its file and words. */
type Tally = ReadonlyMap<string, number>;

function tally(problems: readonly Problem[]): Tally {
  const counts = new Map<string, number>();
  for (const one of problems) counts.set(toKey(one), countLike(one, counts) + 1);
  return counts;
}

function countLike(problem: Problem, counts: Tally): number {
  return counts.get(toKey(problem)) ?? 0;
}

function toKey({ file, rule, message }: Problem): string {
  return `${file} ${rule} ${message}`;
}
