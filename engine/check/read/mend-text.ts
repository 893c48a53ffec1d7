import { blankUnsafe } from '../guard/characters';
import type { Diagnostic } from './frontmatter';

/** A text in lines, and what is wrong with its characters. */
export interface MendedText {
  lines: string[];
  diagnostics: Diagnostic[];
}

/**
 * Takes a text apart at its line ends, whatever they are. Characters that no text may hold become
 * spaces: the safety rule tells them.
 */
export function mendText(source: string): MendedText {
  const diagnostics: Diagnostic[] = [];
  if (source.startsWith('\uFEFF')) {
    const what = 'no byte order mark at the beginning any more';
    const fix = [{ start: 0, end: 1, text: '', what }];
    diagnostics.push({ ...toDiagnostic(0, 0, 0, BYTE_ORDER_MARK), fix });
  }
  const text = source.replace(/^\uFEFF/, '');
  const lines = text.split(/\r\n|\n|\r/);
  diagnostics.push(...findUnreadable(lines));
  return { lines: lines.map(blankUnsafe), diagnostics };
}

const BYTE_ORDER_MARK =
  'begins with an invisible character, a byte order mark; save the file as "UTF-8", not "UTF-8 with BOM"';

function findUnreadable(lines: string[]): Diagnostic[] {
  const found = lines.flatMap((line, index) =>
    [...line.matchAll(/\uFFFD/g)].map((match) => ({ index, column: match.index })),
  );
  const [first] = found;
  if (first === undefined) return [];
  const message = `has ${countUnreadable(found.length)}, "\uFFFD": the file is not saved as UTF-8; write ${found.length === 1 ? 'the character' : 'them'} again and save the file with the encoding "UTF-8"`;
  return [toDiagnostic(first.index, first.column, first.column + 1, message)];
}

function countUnreadable(count: number): string {
  return count === 1
    ? 'a character that cannot be read'
    : `${count} characters that cannot be read, the first of them here`;
}

function toDiagnostic(line: number, start: number, end: number, message: string): Diagnostic {
  return {
    line: line + 1,
    column: start + 1,
    endLine: line + 1,
    endColumn: end + 1,
    field: '',
    message,
  };
}
