import { findGaps, findPairs, type Pair } from './markdown/pairs.ts';

/**
 * Applies to a text what changed between two prints of it: lines that are the same in both prints
 * stay as the text writes them.
 * @param source a text as somebody wrote it
 * @param before how a printer writes it
 * @param after how the printer writes it with the changes
 */
export function keepLines(source: string, before: string, after: string): string {
  const [own, old, now] = [source, before, after].map(toLines);
  if (!own || !old || !now) return after;
  const written: Pair[] = [[-1, -1], ...pairLines(old, own), [old.length, own.length]];
  let read = 0;
  const kept: string[] = [];
  for (const { one, other } of findGaps(findPairs(old, now), [old.length, now.length])) {
    kept.push(...own.slice(read, findLine(written, one.from)), ...now.slice(other.from, other.to));
    read = Math.max(findLine(written, one.from), findLineAfter(written, one.to - 1));
  }
  return [...kept, ...own.slice(read)].join('\n');
}

/** How many lines two texts do not share. */
export function countOtherLines(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = [toLines(one), toLines(other)];
  return a.length + b.length - 2 * findPairs(a, b).length;
}

/** Pairs lines that differ in blanks at most, and others between these that are as many. */
export function pairLines(one: readonly string[], other: readonly string[]): Pair[] {
  const alike = findPairs(one.map(toKey), other.map(toKey));
  const others = findGaps(alike, [one.length, other.length]).flatMap((gap): Pair[] => {
    const count = gap.one.to - gap.one.from;
    if (count !== gap.other.to - gap.other.from) return [];
    return Array.from({ length: count }, (_, at) => [gap.one.from + at, gap.other.from + at]);
  });
  return [...alike, ...others].toSorted(([a], [b]) => a - b);
}

/** Where the text has a line of its print; if it has none, where the lines above it end. */
function findLine(pairs: readonly Pair[], line: number): number {
  const [above, match] = pairs.findLast(([one]) => one <= line) ?? [0, 0];
  return above === line ? match : match + 1;
}

/** Where the lines of the text go on after a line of its print. */
function findLineAfter(pairs: readonly Pair[], line: number): number {
  const [found, match] = pairs.find(([one]) => one >= line) ?? [0, 0];
  return found === line ? match + 1 : match;
}

function toKey(line: string): string {
  return line.replace(/\s+/g, '');
}

function toLines(text: string): string[] {
  return text.split('\n');
}
