import type { Problem } from '../problem.ts';
import { type ContentFile, parseContentFile } from '../read/content-file.ts';
import { isOver } from '../read/edits.ts';
import { groupBy } from '../read/group-by.ts';
import { applyEdits, type TextEdit } from '../read/text-edit.ts';

/** A file with the fixes of some of its problems applied. */
export interface Attempt {
  before: ContentFile;
  after: ContentFile;
  /** The problems whose fixes were applied. */
  fixed: readonly Problem[];
  /** From top to bottom; they do not overlap. */
  edits: readonly TextEdit[];
}

/** Of problems with fixes, those that can be applied together: the others wait for a later round. */
export function withoutOverlaps(problems: readonly Problem[]): Problem[] {
  const edits = new Map<string, TextEdit[]>();
  return problems.filter(({ file, fix = [] }) => {
    const taken = edits.get(file) ?? [];
    if (fix.length === 0 || fix.some((one) => isOver(one, taken))) return false;
    edits.set(file, [...taken, ...fix]);
    return true;
  });
}

/**
 * Applies the fixes of problems, which must not overlap; a file that is not read as UTF-8 is left
 * alone, since writing it would replace bytes that an editor can still read in another encoding.
 */
export function attempt(files: readonly ContentFile[], problems: readonly Problem[]): Attempt[] {
  const byFile = groupBy(problems, ({ file }) => file);
  return files.flatMap((before) => {
    const fixed = byFile.get(before.path) ?? [];
    if (fixed.length === 0 || before.source.includes('\uFFFD')) return [];
    const edits = fixed.flatMap(({ fix = [] }) => fix).toSorted((a, b) => a.start - b.start);
    const source = applyEdits(before.source, edits);
    if (source === before.source) return [];
    const after = parseContentFile(before.model, before.path, source);
    return [{ before, after, fixed, edits }];
  });
}

/** Whether an offset of the old text is inside a piece that an edit replaces. */
export function isWithin(edits: readonly TextEdit[], offset: number): boolean {
  return edits.some(({ start, end }) => start < offset && offset < end);
}

/** Where an offset of the old text is in the new one; the end of an edit, if it was replaced. */
export function toNewOffset(edits: readonly TextEdit[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (start >= offset) break;
    if (end > offset) return start + shift + text.length;
    shift += text.length - (end - start);
  }
  return offset + shift;
}

/** Where the edits of an attempt are in the new text, in their order. */
export function listWritten(edits: readonly TextEdit[]): { start: number; end: number }[] {
  let shift = 0;
  return edits.map(({ start, end, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    return { start: from, end: from + text.length };
  });
}
