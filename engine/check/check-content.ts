import { openCleanFiles } from './clean-files.ts';
import { findProblems, isCompared, withoutPremature } from './find-problems.ts';
import { withSafeFixes } from './fix/validate-fixes.ts';
import { groupEqual } from './messages/group-equal.ts';
import type { ContentModel } from './model/content-model.ts';
import { toToday } from './model/publishing.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read/content-file.ts';
import { readEarlier } from './read/content-history.ts';
import { readDisk } from './read/disk.ts';
import { readFontSigns } from './read/font-signs.ts';
import type { Content } from './rules/site.ts';

/**
 * Checks all content in one pass.
 * @returns every problem, by file and place; empty if there is nothing to fix
 * @throws when `content/` cannot be read, or `SITE_NOW` is not a date
 */
export async function checkContent(model: ContentModel, root: string): Promise<Problem[]> {
  return (await readAndCheck(model, root)).problems;
}

/** All content, and every problem, by file and place. */
export type Checked = Awaited<ReturnType<typeof readAndCheck>>;

/**
 * As `checkContent`, with the files that were read.
 * @param against the branch that the content is compared with; by default, the one it comes from
 */
export async function readAndCheck(model: ContentModel, root: string, against?: string) {
  const content = await readSite(model, root, openCleanFiles(model, root), against);
  return { ...content, problems: checkFiles(content) };
}

/**
 * Reads all content, and what is checked with it.
 * @param parse parses a file, or finds it in a cache
 * @param against the branch that the content is compared with; by default, the one it comes from
 * @throws when `content/` cannot be read, or `SITE_NOW` is not a date
 */
export async function readSite(
  model: ContentModel,
  root: string,
  parse?: Parameters<typeof readContent>[2],
  against?: string,
): Promise<Content> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const [files, disk, earlier, signs] = await Promise.all([
    readContent(model, root, parse),
    readDisk(root),
    readEarlier(root, (path) => isCompared(model, path), against),
    readFontSigns(root, model.prints?.fonts ?? []),
  ]);
  const { deleted, sources } = earlier;
  return { model, files, disk, today, deleted, sources, signs, origin: process.env.SITE_URL };
}

/**
 * Checks files that have already been read. Problems that follow from one file alone are memoized
 * per object, so replacing one file and checking again costs only that file.
 * @returns every problem, by file and place
 */
export function checkFiles(content: Content): Problem[] {
  const found = findProblems(content);
  const problems = withSafeFixes(content, found, withoutPremature(found.problems));
  return groupEqual(
    problems.toSorted(byPosition),
    toKey,
    ({ line }) => line,
    (problem, { message, fix }) => problem.with(fix ? { message, fix } : { message }),
  );
}

/** Fields of the same name in a list count as equal, whatever their index. */
function toKey({ file, rule, severity, field, message }: Problem): string {
  return JSON.stringify([file, rule, severity, field.replace(/\b\d+\b/g, '*'), message]);
}

function byPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
