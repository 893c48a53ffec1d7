import { blankUnsafe } from '../guard/characters';
import type { Finding } from '../problem';
import { onLine } from './locate';

/**
 * Splits a text at line breaks of any kind. Characters that no text may contain become spaces: the
 * safety rule reports them.
 */
export function mendText(source: string): { lines: string[]; findings: Finding[] } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return {
    lines: lines.map(blankUnsafe),
    findings: [...findByteOrderMark(source), ...findUnreadable(lines)],
  };
}

function findByteOrderMark(source: string): Finding[] {
  if (!source.startsWith('\uFEFF')) return [];
  const message =
    'begins with an invisible character, a byte order mark; save the file as "UTF-8", not "UTF-8 with BOM"';
  return [{ range: onLine(0, 0, 0), message, fix: [{ start: 0, end: 1, text: '' }] }];
}

function findUnreadable(lines: readonly string[]): Finding[] {
  const index = lines.findIndex((line) => line.includes('\uFFFD'));
  const column = lines[index]?.indexOf('\uFFFD') ?? -1;
  if (column < 0) return [];
  const count = lines.join('').split('\uFFFD').length - 1;
  const [what, them] =
    count === 1
      ? ['a character that cannot be read', 'the character']
      : [`${count} characters that cannot be read, the first of them here`, 'them'];
  const message = `has ${what}, "\uFFFD": the file is not saved as UTF-8; write ${them} again and save the file with the encoding "UTF-8"`;
  return [{ range: onLine(index, column, column + 1), message }];
}
