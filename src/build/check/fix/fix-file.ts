import { parseDocument } from 'yaml';
import type { z } from 'zod';

import { parseMdx } from './body';
import type { Change, Edit } from './edit';
import { applyEdits, toChanges } from './edit';
import { findFieldFixes } from './field-fixes';
import { findKeyOrderFix } from './key-order';
import { findMarkupFixes } from './markup-fixes';
import { splitParts } from './parts';
import { findBodySpaces, findYamlSpaces } from './trailing-spaces';

/** A file after its slips were mended. */
export interface FixedFile {
  source: string;
  /** What was mended; empty where nothing was. */
  changes: Change[];
}

/** More groups of fields than any file has. */
const MOST_GROUPS = 1000;

/**
 * Mends every slip of a file that has one right answer.
 * @param path the file's path
 * @param source its text
 * @param schema what its fields must fit
 * @returns the text as it was where a part of it cannot be read, before or afterwards
 */
export function fixFile(path: string, source: string, schema: z.ZodType): FixedFile {
  const untouched = { source, changes: [] };
  if (!hasReadableFields(path, source)) return untouched;
  const fixed: FixedFile = { source, changes: [] };
  if (path.endsWith('.mdx')) edit(fixed, findMarkupFixes(source));
  edit(
    fixed,
    inYaml(path, fixed.source, (yaml) => findFieldFixes(yaml, schema)),
  );
  edit(fixed, inYaml(path, fixed.source, findYamlSpaces));
  if (path.endsWith('.mdx')) edit(fixed, findBodySpaces(fixed.source, bodyStartOf(path, fixed)));
  for (let group = 0; group < MOST_GROUPS; group += 1) {
    const moves = inYaml(path, fixed.source, (yaml) => findKeyOrderFix(yaml, schema) ?? []);
    if (moves.length === 0) break;
    edit(fixed, moves);
  }
  if (fixed.changes.length === 0) return untouched;
  return isReadable(path, fixed.source) ? fixed : untouched;
}

function edit(file: FixedFile, edits: Edit[]) {
  file.changes.push(...toChanges(file.source, edits));
  file.source = applyEdits(file.source, edits);
}

function inYaml(path: string, source: string, find: (yaml: string) => Edit | Edit[]): Edit[] {
  const parts = splitParts(path, source);
  if (parts === undefined) return [];
  const shift = (found: Edit) => ({
    ...found,
    start: found.start + parts.start,
    end: found.end + parts.start,
  });
  return [find(parts.yaml)].flat().map(shift);
}

function bodyStartOf(path: string, { source }: FixedFile): number {
  return splitParts(path, source)?.end ?? 0;
}

function hasReadableFields(path: string, source: string): boolean {
  const parts = splitParts(path, source);
  return parts !== undefined && parseDocument(parts.yaml).errors.length === 0;
}

function isReadable(path: string, source: string): boolean {
  const isBodyReadable = path.endsWith('.yaml') || parseMdx(source) !== undefined;
  return isBodyReadable && hasReadableFields(path, source);
}
