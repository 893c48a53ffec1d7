/** A piece of a text to be replaced. */
export interface TextEdit {
  /** The offsets of its first character and of the one behind its last. */
  start: number;
  end: number;
  /** What stands there afterwards. */
  text: string;
}

/**
 * A text after its pieces were replaced.
 * @param edits they do not overlap; what is inserted at the same place stands there in their order
 */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let end = 0;
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .map((edit) => {
      const kept = source.slice(end, edit.start);
      end = edit.end;
      return kept + edit.text;
    });
  return pieces.join('') + source.slice(end);
}
