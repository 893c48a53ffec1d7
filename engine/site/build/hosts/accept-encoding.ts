import type { Encoding } from '../compress';

/** The encodings of our files, the best first. */
const KNOWN: Encoding[] = ['br', 'gzip'];

/**
 * Which of our encodings a request takes, the best first.
 * @param header the value of `Accept-Encoding`, such as `gzip, br;q=0`
 * @returns `br` and `gzip` as far as they are named, and not refused by a quality of 0
 */
export function listAccepted(header: string): Encoding[] {
  const named = header.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim()),
  );
  return KNOWN.filter((known) =>
    named.some(([name, quality = '']) => name === known && !/^q=0(\.0*)?$/.test(quality)),
  );
}
