import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSite } from '../check-content.ts';
import { type Found, findProblems, withoutPremature } from '../find-problems.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { type Change, toChanges } from '../read/edits.ts';
import type { Content } from '../rules/site.ts';
import { type Attempt, attempt, withoutOverlaps } from './attempt.ts';
import { fixDrawings } from './fix-drawings.ts';
import { keepSafe } from './validate-fixes.ts';

/** A file and the changes made to it; none if it stays as it was. */
interface FixedFile<File = ContentFile> {
  file: File;
  changes: Change[];
}

/** A text or a drawing. */
type Written = Pick<ContentFile, 'path' | 'source'>;

/** The MDX parser stops at the first mistake, so each round may reveal the next one. */
const ROUNDS = 50;

/**
 * Fixes the files below `content/` and writes those that changed.
 * @param found problems that the check itself does not find
 * @param against the branch that the content is compared with; by default, the one it comes from
 * @returns the files that were changed
 * @throws when a file cannot be read or written
 */
export async function fixContent(
  model: ContentModel,
  root: string,
  found: readonly Problem[] = [],
  against?: string,
): Promise<FixedFile<Written>[]> {
  const content = await readSite(model, root, undefined, against);
  const repaired = fixFiles(content, found);
  const drawings = fixDrawings({ ...content, files: repaired.map(({ file }) => file) });
  const changed = [...repaired, ...drawings].filter(({ changes }) => changes.length > 0);
  await Promise.all(
    changed.map(({ file: { path, source } }) => writeFile(join(root, path), source)),
  );
  return changed;
}

/** The changes made, one per line, for a terminal. */
export function toFixReport(fixed: readonly FixedFile<Written>[]): string {
  if (fixed.length === 0) return 'Nothing could be fixed.\n\n';
  const lines = fixed.flatMap(({ file, changes }) =>
    changes.map(({ line, what }) => `  ${file.path}:${line}  ${what}`),
  );
  return `Fixed:\n${lines.join('\n')}\n\n`;
}

/**
 * Applies the fixes of problems, round after round, until there are none that help.
 * @param found problems that are repaired before any other
 * @returns all files, in order
 */
export function fixFiles(content: Content, found: readonly Problem[] = []): FixedFile[] {
  let fixed = content.files.map((file): FixedFile => ({ file, changes: [] }));
  const fixRound = (problems: (all: Found) => readonly Problem[]) => {
    const now = { ...content, files: fixed.map(({ file }) => file) };
    const all = findProblems(now);
    const safe = keepSafe(now, all, withoutOverlaps(problems(all)));
    const attempts = new Map(attempt(now.files, safe).map((one) => [one.before, one]));
    fixed = fixed.map((one) => apply(one, attempts.get(one.file)));
    return attempts.size > 0;
  };
  if (found.length > 0) fixRound(() => found);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!fixRound(({ problems }) => withoutPremature(problems))) break;
  }
  return fixed;
}

function apply(one: FixedFile, repaired: Attempt | undefined): FixedFile {
  if (repaired === undefined) return one;
  const { before, after, edits } = repaired;
  return { file: after, changes: [...one.changes, ...toChanges(before.source, edits)] };
}
