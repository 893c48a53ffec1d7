/** A piece of a text to be replaced. */
export interface TextEdit {
  /** The offsets of its first character and of the one after its last. */
  start: number;
  end: number;
  /** The replacement. */
  text: string;
}

/** Applies edits, which must not overlap; insertions at the same offset keep their order. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let end = 0;
  const parts = edits
    .toSorted((a, b) => a.start - b.start)
    .map((edit) => {
      const kept = source.slice(end, edit.start);
      end = edit.end;
      return kept + edit.text;
    });
  return parts.join('') + source.slice(end);
}
