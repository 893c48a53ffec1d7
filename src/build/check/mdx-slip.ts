/** A slip of MDX: its first and last offset, its words, and the text with the slip painted over. */
export interface MdxSlip {
  start: number;
  end: number;
  message: string;
  /** As long as before, so that all other places stay where they are. */
  text: string;
}

/** Where the parser gave up. */
export interface Stop {
  /** The text that was parsed. */
  text: string;
  /** The offset at which it gave up. */
  offset: number;
  /** The parser's own reason. */
  reason: string;
}

/** The last resort: a place, and what to compare it with. */
export function giveUp({ text, offset }: Stop): MdxSlip {
  const message =
    'cannot be read from here on; look for a "<" or a "{" that is not meant as one, and write "\\<" or "\\{" instead';
  return { start: offset, end: Math.min(text.length, offset + 1), message, text };
}

/** Paints over a piece of text: the same length, the same lines, nothing that MDX knows. */
export function paint(text: string, start: number, end: number): string {
  const piece = text.slice(start, end).replace(/[^\n]/g, ' ');
  return text.slice(0, start) + piece + text.slice(end);
}

/** Replaces one character. */
export function replaceAt(text: string, offset: number, character: string): string {
  return text.slice(0, offset) + character + text.slice(offset + 1);
}
