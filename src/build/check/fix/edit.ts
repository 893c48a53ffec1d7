/** A piece of text to be replaced. */
export interface Edit {
  /** The offsets of its first character and of the one behind its last. */
  start: number;
  end: number;
  /** What stands there afterwards. */
  text: string;
  /** What was changed, for the author. */
  what: string;
}

/** What was mended in a file, for its author. */
export interface Change {
  /** The line it stands on now, counted from 1. */
  line: number;
  what: string;
}

/** Text after its pieces were replaced; they must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: piece }) => text.slice(0, start) + piece + text.slice(end),
      source,
    );
}

/** The changes that edits make, for the author of a text. */
export function toChanges(source: string, edits: readonly Edit[]): Change[] {
  return edits.map(({ start, what }) => ({ line: lineAt(source, start), what }));
}

/** The number of the line that an offset lies on, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
