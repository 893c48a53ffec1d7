import { applyEdits, type TextEdit } from '#check/read/text-edit';

/** A stretch of a text. */
export interface Range {
  start: number;
  end: number;
}

/** The same edits as replacements of longer stretches, in one where these overlap. */
export function widen(
  text: string,
  edits: readonly TextEdit[],
  toRange: (edit: TextEdit) => Range,
): TextEdit[] {
  const groups: (Range & { edits: TextEdit[] })[] = [];
  for (const edit of edits) {
    const { start, end } = toRange(edit);
    const group = groups.at(-1);
    if (group === undefined || start >= group.end) groups.push({ start, end, edits: [edit] });
    else {
      group.edits.push(edit);
      group.end = Math.max(group.end, end);
    }
  }
  return groups.map(({ start, end, edits }) => {
    const inside = edits.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    return { start, end, text: applyEdits(text.slice(start, end), inside) };
  });
}
