import { align } from './align.ts';
import { listGaps } from './carry-over.ts';
import { findGaps, findPairs, type Pair } from './pairs.ts';
import { type Line, readMarker, toKind, toLines } from './tokens.ts';

/**
 * An edited text in which each line and each word that it shares with its source is written as
 * there: for a form of which nobody knows how it printed the text before it was edited.
 */
export function keepWords(source: string, edited: string): string {
  const [old, now] = [toLines(source).filter(hasWords), toLines(edited).filter(hasWords)];
  const pairs = new Map(pairLines(old, now).map(([one, other]) => [other, one]));
  return now
    .map((line, at) => {
      const twin = old[pairs.get(at) ?? -1];
      const text = (twin ? keepWordsOfLine(twin, line) : line.text).replace(/\n$/, '');
      const next = now[at + 1];
      if (next === undefined) return text;
      const following = old[(pairs.get(at) ?? Number.NaN) + 1];
      const isTogether = following !== undefined && following === old[pairs.get(at + 1) ?? -1];
      const gap = isTogether && twin ? toGap(source, twin, following) : toGap(edited, line, next);
      return text + gap;
    })
    .join('');
}

/** Pairs lines that say the same, and as many others as are alone between them on both sides. */
function pairLines(old: Line[], now: Line[]): Pair[] {
  const pairs = findPairs(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  );
  const others = findGaps(pairs, [old.length, now.length]).flatMap(({ one, other }) => {
    const isAsLong = one.to - one.from === other.to - other.from;
    return isAsLong
      ? old.slice(one.from, one.to).map((_, at) => [one.from + at, other.from + at] as Pair)
      : [];
  });
  return [...pairs, ...others];
}

function keepWordsOfLine(twin: Line, line: Line): string {
  if (twin.key === line.key) return twin.text;
  const [source, edited] = [splitMarker(twin.text), splitMarker(line.text)];
  const isAlike = toKind(source.marker.trim()) === toKind(edited.marker.trim());
  return (isAlike ? source : edited).marker + keepSame(source.rest, edited.rest);
}

function splitMarker(line: string): { marker: string; rest: string } {
  const { indent = '', marker = '' } = readMarker(line) ?? {};
  const start = marker === '' ? 0 : indent.length + marker.length;
  return { marker: line.slice(0, start), rest: line.slice(start) };
}

/** An edited text with the words and the blanks of its source that are in both. */
function keepSame(source: string, edited: string): string {
  const { anchors } = align(source, edited);
  return listGaps(anchors, edited.length, source.length)
    .map((gap, at) => {
      const own = source.slice(gap.source.start, gap.source.end);
      const isLost = gap.start === gap.end && own.trim() === '';
      return (isLost ? own : edited.slice(gap.start, gap.end)) + (anchors[at]?.source.text ?? '');
    })
    .join('');
}

/** The line breaks between two lines. */
function toGap(text: string, { start, text: line }: Line, next: Line): string {
  return text.slice(start + line.replace(/\n$/, '').length, next.start);
}

function hasWords({ text }: Line): boolean {
  return text.trim() !== '';
}
