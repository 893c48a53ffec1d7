import { findGaps, findPairs } from './pairs.ts';
import { type Line, type Token, toLines } from './tokens.ts';

/** Where a word of a printed text is in its source. */
export interface Anchor {
  start: number;
  end: number;
  /** The word as the source writes it. */
  source: Token;
}

/** A printed text beside its source. */
export interface Alignment {
  /** Words that both have, in order. */
  anchors: Anchor[];
  /** Lines that both have, in order. */
  lines: { printed: Line; source: Line }[];
}

/** Pairs the words of a printed text with those of its source, which writes them in its own way. */
export function align(source: string, printed: string): Alignment {
  const [old, now] = [toLines(printed), toLines(source)];
  const pairs = findPairs(old.map(toKey), now.map(toKey));
  const lines = pairs.flatMap(([one, other]) => {
    const [line, twin] = [old[one], now[other]];
    return line && twin ? [{ printed: line, source: twin }] : [];
  });
  const alike = lines.flatMap((pair) => pairTokens([pair.printed], [pair.source]));
  const others = findGaps(pairs, [old.length, now.length]).flatMap(({ one, other }) =>
    pairTokens(old.slice(one.from, one.to), now.slice(other.from, other.to)),
  );
  return { lines, anchors: [...alike, ...others].toSorted((a, b) => a.start - b.start) };
}

function pairTokens(printed: readonly Line[], source: readonly Line[]): Anchor[] {
  const old = printed.flatMap(({ tokens }) => tokens);
  const now = source.flatMap(({ tokens }) => tokens);
  return findPairs(old.map(toKey), now.map(toKey)).flatMap(([one, other]) => {
    const [token, twin] = [old[one], now[other]];
    return token && twin ? { start: token.start, end: token.end, source: twin } : [];
  });
}

function toKey({ key }: Token | Line): string {
  return key;
}
