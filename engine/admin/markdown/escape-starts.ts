import { toLines } from './tokens.ts';

const STARTS = [
  { pattern: /^([^\S\n]*)([-+*>]|#{1,6})(?=\s)/, escaped: '$1\\$2' },
  { pattern: /^([^\S\n]*)(\d{1,9})([.)])(?=\s)/, escaped: '$1$2\\$3' },
];

/**
 * A text whose new lines say what the form shows: a line of a paragraph that begins as an item, a
 * heading or a quotation does is escaped, since forms print it as it is.
 * @param source the text before it was edited
 * @param lines the lines of the form's paragraphs
 */
export function escapeStarts(source: string, text: string, lines: readonly string[]): string {
  const old = new Set(toLines(source).map((line) => line.text.trim()));
  const starts = new Set(lines.filter(isStart).map(toTextOfLine));
  return toLines(text)
    .map((line) => {
      const isOld = old.has(line.text.trim());
      return isOld || !isStart(line.text) || !starts.has(toTextOfLine(line.text))
        ? line.text
        : STARTS.reduce((text, { pattern, escaped }) => text.replace(pattern, escaped), line.text);
    })
    .join('');
}

function isStart(line: string): boolean {
  return STARTS.some(({ pattern }) => pattern.test(line));
}

/** Letters, digits and the first sign: what a form prints and what it shows have in common. */
function toTextOfLine(line: string): string {
  return line.trim().replace(/(?<=.)[^\p{L}\p{N}]+/gu, ' ');
}
