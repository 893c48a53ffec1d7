import { type Range, toLines } from '../read/locate.ts';

/** How many characters of a line a frame shows at most. */
const WIDTH = 96;

/** How many characters are shown before the problem if a line is cut. */
const LEAD = 32;

/**
 * The lines around a problem, numbered, with carets below what is wrong.
 * @returns lines without line breaks; none if the file has no such line
 */
export function toCodeFrame(source: string, range: Range, mark = (carets: string) => carets) {
  const lines = toLines(source);
  const line = lines[range.line - 1];
  if (line === undefined || line.trim() === '') return [];
  const start = range.column > WIDTH - LEAD ? range.column - 1 - LEAD : 0;
  const gutter = String(range.line).length;
  const numbered = (number: number | string, text: string) =>
    `${String(number).padStart(gutter)} │ ${text}`;
  const previous = lines[range.line - 2];
  const { indent, carets } = toCarets(line, start, range);
  return [
    ...(previous?.trim() && start === 0 ? [numbered(range.line - 1, toWindow(previous, 0))] : []),
    numbered(range.line, toWindow(line, start)),
    numbered('', indent + mark(carets)),
  ];
}

function toWindow(line: string, start: number): string {
  const part = line.slice(start, start + WIDTH);
  const before = start > 0 ? '…' : '';
  const after = line.length > start + WIDTH ? '…' : '';
  return `${before}${toPrintable(part)}${after}`;
}

function toCarets(line: string, start: number, range: Range) {
  const from = range.column - 1;
  const end = range.endLine > range.line ? line.length : range.endColumn - 1;
  const to = Math.min(Math.max(from + 1, end), start + WIDTH);
  const indent = toPrintable(line.slice(start, from)).length + (start > 0 ? 1 : 0);
  const length = Math.max(1, toPrintable(line.slice(from, to)).length);
  return { indent: ' '.repeat(indent), carets: '^'.repeat(length) };
}

/** Text that cannot control a terminal: a tab becomes a space, a control character a dot. */
export function toPrintable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '·');
}
