import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '#base/call';
import type { KnownCollection, Problem } from '..';
import { checkContent, createReport, isFailing, toTerminal } from '..';
import { toFreeName } from '../file-slug';
import { contentModel } from '../model';

/**
 * Writes a new entry, and takes it away again where it would not be valid.
 * @param root the project's folder
 * @param file the file, relative to it
 * @returns what the content check would have mended all the same
 * @throws UsageError where the file exists or would not be valid
 */
export async function writeEntry(root: string, file: string, text: string): Promise<Problem[]> {
  await writeFile(join(root, file), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const isTaken = (path: string) => existsSync(join(root, path));
    const free = toFreeName(file, 'mdx', isTaken)?.replace('.mdx', '');
    throw new UsageError(
      `${file} exists already; choose another title, or name it with --slug ${free}`,
    );
  });
  const problems = (await checkContent(contentModel, root)).filter(
    (problem) => problem.file === file,
  );
  if (!isFailing(problems)) return problems;
  const report = toTerminal(createReport(root, problems, false));
  await rm(join(root, file));
  throw new UsageError(`the entry would not be valid, so it was not kept:\n\n${report}`);
}

/** What to tell the author of a new entry: its file, its address, what is left to do. */
export function toMessage(
  root: string,
  file: string,
  { base, definition }: KnownCollection,
  warnings: readonly Problem[],
): string {
  const slug = file.slice(file.lastIndexOf('/') + 1).replace('.mdx', '');
  const isDraft = /^draft: true$/m.test(readFileSync(join(root, file), 'utf8'));
  return [
    `Written: ${file}`,
    definition.shownOn === undefined
      ? `Its address will be ${base}/${slug}`
      : `It has no page of its own; it will stand on ${definition.shownOn}`,
    ...(isDraft
      ? [
          'It is a draft: replace each "To do" and each "Write here.", then take the line "draft: true" away.',
        ]
      : []),
    ...(warnings.length > 0 ? ['', toTerminal(createReport(root, warnings, false))] : []),
  ].join('\n');
}
