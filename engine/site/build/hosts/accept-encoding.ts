import type { Encoding } from '../compress';

/** The encodings of our files, best first. */
const KNOWN: Encoding[] = ['br', 'gzip'];

/**
 * Which of our encodings a request accepts, best first.
 * @param header the value of `Accept-Encoding`, such as `gzip, br;q=0`
 * @returns those of `br` and `gzip` that are named and not refused with `q=0`
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
