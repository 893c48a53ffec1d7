import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, type TextEdit } from '#base/edits';
import { groupBy } from '#base/group-by';
import { checkFiles, readSite } from '../check-content';
import { type Change, isOver, toChanges } from '../edits';
import type { Problem } from '../problem';
import { type ContentFile, parseContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { readBody } from '../rules/body';
import type { Content } from '../rules/site';

/** A file and the changes made to it; none if it stays as it was. */
interface FixedFile {
  file: ContentFile;
  changes: Change[];
}

/** The MDX parser stops at the first mistake, so each round may reveal the next one. */
const ROUNDS = 50;

/**
 * Fixes the files below `content/` and writes those that changed.
 * @param found problems that the check itself does not find
 * @returns the files that were changed
 * @throws when a file cannot be read or written
 */
export async function fixContent(
  model: ContentModel,
  root: string,
  found: readonly Problem[] = [],
): Promise<FixedFile[]> {
  const mended = fixFiles(await readSite(model, root), found);
  const changed = mended.filter(({ changes }) => changes.length > 0);
  await Promise.all(
    changed.map(({ file: { path, source } }) => writeFile(join(root, path), source)),
  );
  return changed;
}

/** The changes made, one per line, for a terminal. */
export function toFixReport(fixed: readonly FixedFile[]): string {
  if (fixed.length === 0) return 'Nothing could be mended.\n\n';
  const lines = fixed.flatMap(({ file, changes }) =>
    changes.map(({ line, what }) => `  ${file.path}:${line}  ${what}`),
  );
  return `Mended:\n${lines.join('\n')}\n\n`;
}

/**
 * Applies the fixes of problems, round after round, until there are none. Fixes that would make a
 * readable file unreadable are not applied.
 * @param found problems that are mended before any other
 * @returns all files, in order
 */
export function fixFiles(content: Content, found: readonly Problem[] = []): FixedFile[] {
  const fixEach = (files: readonly FixedFile[], problems: readonly Problem[]) => {
    const byFile = groupBy(problems, ({ file }) => file);
    return files.map((one) => fixOnce(one, byFile.get(one.file.path) ?? []));
  };
  const unfixed = content.files.map((file): FixedFile => ({ file, changes: [] }));
  let fixed = fixEach(unfixed, found);
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = fixed.map(({ file }) => file);
    const next = fixEach(fixed, checkFiles({ ...content, files }));
    if (next.every((one, at) => one === fixed[at])) break;
    fixed = next;
  }
  return fixed;
}

/** All changes of a file that do not overlap; the others wait for the next round. */
function fixOnce(fixed: FixedFile, problems: readonly Problem[]): FixedFile {
  const { file, changes } = fixed;
  // Writing it would replace the bytes that an editor can still read in another encoding.
  if (file.source.includes('\uFFFD')) return fixed;
  const edits: TextEdit[] = [];
  for (const { fix = [] } of problems) {
    if (!fix.some((one) => isOver(one, edits))) edits.push(...fix);
  }
  const source = applyEdits(file.source, edits);
  if (source === file.source) return fixed;
  const mended = parseContentFile(file.model, file.path, source);
  if (isBroken(file, mended)) return fixed;
  return { file: mended, changes: [...changes, ...toChanges(file.source, edits)] };
}

/** Whether fixes made a readable part unreadable. */
function isBroken(file: ContentFile, mended: ContentFile): boolean {
  return (
    (file.diagnostics.length === 0 && mended.diagnostics.length > 0) ||
    (readBody(file).diagnostics.length === 0 && readBody(mended).diagnostics.length > 0)
  );
}
