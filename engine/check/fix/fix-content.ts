import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { toToday } from '#base/publishing';
import type { Edit } from '../problem';
import { readBody } from '../read/body';
import type { ContentFile } from '../read/content-file';
import { parseContentFile, readContent } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { listDeletedFiles } from '../read/deleted-files';
import { readDisk } from '../read/disk';
import { applyRemedies } from './apply-remedies';
import { findMarkdownFixes, findMarkupFixes } from './body-fixes';
import type { Change } from './edit';
import { applyEdits, parseMdx, splitParts, toChanges } from './edit';
import { findFieldFixes, mendFrame } from './yaml-fixes';

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
  const [before, disk, deleted] = await Promise.all([
    readContent(model, root),
    readDisk(root),
    listDeletedFiles(root),
  ]);
  const today = toToday(process.env.SITE_NOW, new Date());
  const changes = new Map<string, Change[]>();
  let files = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    const tidy = files.map((file) => (isSelected(file.path) ? fixAlone(file, changes) : file));
    const mended = applyRemedies({ model, files: tidy, disk, today, deleted, isSelected }, changes);
    const isDone = mended.every((file, at) => file === files[at]);
    files = mended;
    if (isDone) break;
  }
  const changed = files.filter((file, at) => file.source !== before[at]?.source);
  await Promise.all(changed.map(({ path, source }) => writeFile(join(root, path), source)));
  return changed.map(({ path }) => ({ file: path, changes: changes.get(path) ?? [] }));
}

/** What follows from a file alone. */
function fixAlone(file: ContentFile, changes: Map<string, Change[]>): ContentFile {
  const { model } = file;
  const schema = model.schemaOf(file.path);
  if (schema === undefined || !file.isReadable || file.spoilt) return file;
  const fixed = fixFile(model, file.path, file.source, schema);
  if (fixed.source === file.source) return file;
  changes.set(file.path, [...(changes.get(file.path) ?? []), ...fixed.changes]);
  return parseContentFile(model, file.path, fixed.source);
}

/** What was mended, one change a line, for a terminal. */
export function toFixReport(fixed: readonly FixedContent[]): string {
  if (fixed.length === 0) return 'Nothing could be mended.\n\n';
  const lines = fixed.flatMap(({ file, changes }) =>
    changes.map(({ line, what }) => `  ${file}:${line}  ${what}`),
  );
  return `Mended:\n${lines.join('\n')}\n\n`;
}

/** A file after its mistakes were mended. */
export interface FixedFile {
  source: string;
  /** What was mended; empty where nothing was. */
  changes: Change[];
}

/**
 * Mends every mistake of a file that has one right answer.
 * @param path the file's path
 * @param source its text
 * @param schema what its fields must fit
 * @returns the text as it was where its fields cannot be read, or where more of it could not be afterwards
 */
export function fixFile(
  model: ContentModel,
  path: string,
  source: string,
  schema: z.ZodType,
): FixedFile {
  const framed = mendFrame(model, path, source);
  if (!hasReadableFields(path, framed.source)) return { source, changes: [] };
  const fixed: FixedFile = { source: framed.source, changes: [...framed.changes] };
  if (path.endsWith('.mdx')) edit(fixed, findMarkupFixes(fixed.source));
  if (path.endsWith('.mdx')) edit(fixed, findMarkdownFixes(model, path, fixed.source));
  edit(
    fixed,
    inYaml(path, fixed.source, (yaml) => findFieldFixes(yaml, schema)),
  );
  return isAsReadable(model, path, source, fixed.source) ? fixed : framed;
}

function edit(file: FixedFile, edits: Edit[]) {
  file.changes.push(...toChanges(file.source, edits));
  file.source = applyEdits(file.source, edits);
}

function inYaml(path: string, source: string, find: (yaml: string) => Edit[]): Edit[] {
  const parts = splitParts(path, source);
  if (parts === undefined) return [];
  const shift = (found: Edit) => ({
    ...found,
    start: found.start + parts.start,
    end: found.end + parts.start,
  });
  return find(parts.yaml).map(shift);
}

function hasReadableFields(path: string, source: string): boolean {
  const parts = splitParts(path, source);
  return parts !== undefined && parseDocument(parts.yaml).errors.length === 0;
}

/** Whether no part of a file is harder to read than before: what broke its body may break it still. */
function isAsReadable(model: ContentModel, path: string, before: string, after: string): boolean {
  if (before === after) return true;
  if (!hasReadableFields(path, after)) return false;
  if (path.endsWith('.yaml') || parseMdx(after) !== undefined) return true;
  const [was, is] = [before, after].map((source) => parseContentFile(model, path, source));
  if (was === undefined || is === undefined || was.spoilt) return false;
  return parseMdx(before) === undefined && countDiagnostics(is) <= countDiagnostics(was);
}

function countDiagnostics(file: ContentFile): number {
  return readBody(file).diagnostics.length;
}
