import type { TextEdit } from '#check/read/text-edit';
import { findGaps, findPairs } from './pairs.ts';
import { type Line, readMarker, type Token, toLines } from './tokens.ts';

/** What replaces what in a text that became another one: as few words as possible. */
export function findHunks(before: string, after: string): TextEdit[] {
  const [old, now] = [toLines(before), toLines(after)];
  // Lines that were only numbered anew are paired, so that one more item is one more line.
  const pairs = findPairs(old.map(toUnnumbered), now.map(toUnnumbered));
  const renumbered = pairs.flatMap(([one, other]) =>
    compareLines(old.slice(one, one + 1), now.slice(other, other + 1)),
  );
  const others = findGaps(pairs, [old.length, now.length]).flatMap(({ one, other }) =>
    compareLines(
      old.slice(one.from, one.to),
      now.slice(other.from, other.to),
      old[one.from]?.start ?? before.length,
    ),
  );
  return [...others, ...renumbered].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The words that differ between some lines and others; `start` is where the first begin. */
function compareLines(old: Line[], now: Line[], start = old[0]?.start ?? 0): TextEdit[] {
  const [tokens, others] = [toTokens(old), toTokens(now)];
  const pairs = findPairs(tokens.map(toText), others.map(toText));
  return findGaps(pairs, [tokens.length, others.length]).map(({ one, other }) => {
    const from = one.from === 0 ? start : (tokens[one.from - 1]?.end ?? start);
    const to = one.from === one.to ? from : (tokens[one.to - 1]?.end ?? from);
    const text = others.slice(other.from, other.to).map(toText).join('');
    return trim({ start: from, end: to, text }, tokens.slice(one.from, one.to));
  });
}

/** An edit without the blanks at its ends that stay, such as those around a word that goes. */
function trim({ start, end, text }: TextEdit, removed: readonly Token[]): TextEdit {
  const [first, last] = [removed[0], removed.length > 1 ? removed.at(-1) : undefined];
  const head = first?.key === ' ' && text.startsWith(first.text) ? first.text.length : 0;
  const isBoth = last?.key === ' ' && text.slice(head).endsWith(last.text);
  const tail = isBoth ? last.text.length : 0;
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}

function toTokens(lines: Line[]): Token[] {
  return lines.flatMap(({ tokens }) => tokens);
}

function toText({ text }: Token): string {
  return text;
}

function toUnnumbered({ text }: Line): string {
  const { indent = '', marker = '' } = readMarker(text) ?? {};
  if (!/\d/.test(marker)) return text;
  return `${indent}1${marker.slice(-1)}${text.slice(indent.length + marker.length)}`;
}
