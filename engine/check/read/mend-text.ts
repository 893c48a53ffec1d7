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
  diagnostics.push(...findOldLineEnd(text));
  diagnostics.push(...findUnreadable(lines), ...findDoubleEncoding(lines));
  return { lines: lines.map(blankUnsafe), diagnostics };
}

const BYTE_ORDER_MARK =
  'begins with an invisible character, a byte order mark; save the file as "UTF-8", not "UTF-8 with BOM"';

function findOldLineEnd(text: string): Diagnostic[] {
  const index = text.search(/\r(?!\n)/);
  if (index < 0) return [];
  const line = text.slice(0, index).split(/\r\n|\n|\r/).length - 1;
  const message =
    'ends a line as computers did before 2001 (a lone carriage return); choose the line ending "LF" in your editor and save the file again';
  return [toDiagnostic(line, 0, 0, message)];
}

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

/** What the first two bytes of most signs look like that were UTF-8 and read as Windows-1252. */
const SUSPECT = /[ÂÃâ][\u0080-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g;
const LIKELY = /^[\u00A0-\u00FF\u2010-\u2044\u20AC\u2122\u2190-\u2193\u2248-\u2265]$/;

/** The signs of the bytes 128 to 159; five of them stand for none. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Signs that were saved in one encoding and opened in another: "â€™" for "’", "Ã¼" for "ü". */
function findDoubleEncoding(lines: readonly string[]): Diagnostic[] {
  const found = lines.flatMap((line, at) =>
    [...line.matchAll(SUSPECT)].flatMap((match) => {
      const meant = decode(match[0]) ?? decode(match[0].slice(0, 2));
      return meant === undefined ? [] : [{ at, column: match.index, text: match[0], meant }];
    }),
  );
  const [first] = found;
  if (first === undefined) return [];
  const { at, column, text, meant } = first;
  const subject = found.length === 1 ? 'a sign that was' : `${found.length} signs that were`;
  const place = found.length === 1 ? '' : ', the first of them here';
  const message = `has ${subject} saved in one encoding and opened in another${place}: "${text}" stands for "${meant}"; copy the text anew from where it came, or write each sign again`;
  return [
    {
      line: at + 1,
      column: column + 1,
      endLine: at + 1,
      endColumn: column + text.length + 1,
      field: '',
      message,
    },
  ];
}

/** The one sign that such letters are in UTF-8; undefined where they are none. */
function decode(text: string): string | undefined {
  const raw = [...text].map((sign) => {
    const at = WINDOWS.indexOf(sign);
    return at < 0 ? sign.charCodeAt(0) : at + 128;
  });
  try {
    const sign = utf8.decode(Uint8Array.from(raw));
    return LIKELY.test(sign) ? sign : undefined;
  } catch {
    return undefined;
  }
}
