// How a file ends its lines: the editor works on a text without that, and writes it back.
import { pairLines } from './keep-lines.ts';

const MARK = '\uFEFF';

/** A line, and the characters that end it. */
interface Line {
  text: string;
  end: string;
}

/** A text with `\n` at the end of each line, and without a byte order mark. */
export function toPlainEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/**
 * Writes a text with plain line ends as its file does: lines that the file has keep their own ends,
 * others get the usual one of the file, which also keeps its byte order mark.
 */
export function keepEnds(file: string, text: string): string {
  const mark = file.startsWith(MARK) ? MARK : '';
  const old = splitLines(file.slice(mark.length));
  const usual = findUsual(old.map(({ end }) => end));
  const now = splitLines(text);
  const isOdd = old.some(({ end }) => end !== '' && end !== usual);
  const pairs = isOdd ? pairLines(old.map(textOf), now.map(textOf)) : [];
  const kept = new Map(pairs.map(([one, other]) => [other, old[one]?.end]));
  const lines = now.map((line, at) => line.text + (line.end && (kept.get(at) || usual)));
  return mark + lines.join('');
}

function splitLines(text: string): Line[] {
  // Lines and their ends, in turn.
  const pieces = text.split(/(\r\n?|\n)/);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 ? { text: piece, end: pieces[at + 1] ?? '' } : [],
  );
}

/** The one that most lines have; of a file without any, that of new files. */
function findUsual(ends: readonly string[]): string {
  const count = (end: string) => ends.filter((one) => one === end).length;
  const [usual = '\n'] = ['\n', '\r\n', '\r'].toSorted((a, b) => count(b) - count(a));
  return usual;
}

function textOf({ text }: Line): string {
  return text;
}
