import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits } from '#base/edits';
import { toToday } from '#base/publishing';
import { checkFiles } from '../check-content';
import type { Change } from '../edits';
import { toChanges } from '../edits';
import type { Edit, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { parseContentFile, readContent } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { listDeletedFiles } from '../read/deleted-files';
import type { Disk } from '../read/disk';
import { readDisk } from '../read/disk';
import { readBody } from '../rules/body';

/** What was mended in one file. */
export interface FixedContent {
  /** Relative to the project's folder, with `/` between folders. */
  file: string;
  changes: Change[];
}

/** The parser of MDX stops at its first mistake, so that each round may bring the next one to light. */
const ROUNDS = 50;

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
 * Makes the changes that problems carry, round after round until there are none. A file that could
 * be read before stays as it was where it could not be read afterwards.
 * @returns all files in their order
 */
export function fixFiles({ isSelected, ...content }: Mending): FixedFile[] {
  let fixed = content.files.map((file): FixedFile => ({ file, changes: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = fixed.map(({ file }) => file);
    const { model, disk, today, deleted } = content;
    const problems = groupByFile(checkFiles(model, files, disk, today, deleted));
    const next = fixed.map((one) =>
      isSelected(one.file.path) ? fixOnce(one, problems.get(one.file.path) ?? []) : one,
    );
    if (next.every((one, at) => one === fixed[at])) break;
    fixed = next;
  }
  return fixed;
}

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const one of problems) groups.set(one.file, [...(groups.get(one.file) ?? []), one]);
  return groups;
}

/** All changes of a file that do not overlap; the others wait for the next round. */
function fixOnce(fixed: FixedFile, problems: readonly Problem[]): FixedFile {
  const { file, changes } = fixed;
  const edits: Edit[] = [];
  for (const { fix = [] } of problems) {
    if (!fix.some((one) => edits.some((two) => isOver(one, two)))) edits.push(...fix);
  }
  const source = applyEdits(file.source, edits);
  const mended = parseContentFile(file.model, file.path, source);
  if (source === file.source || isBroken(file, mended)) return fixed;
  return { file: mended, changes: [...changes, ...toChanges(file.source, edits)] };
}

function isOver(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end;
}

/** What could be read must stay readable. */
function isBroken(file: ContentFile, mended: ContentFile): boolean {
  return (
    (file.diagnostics.length === 0 && mended.diagnostics.length > 0) ||
    (readBody(file).diagnostics.length === 0 && readBody(mended).diagnostics.length > 0)
  );
}
