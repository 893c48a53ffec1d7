import type { Finding } from '../problem';
import { onLine } from './locate';

/** A text with one mistake repaired, and the finding that explains the mistake. */
export interface Repair {
  lines: string[];
  finding: Finding;
}

/** Tries to repair one line; undefined if it does not have the mistake in question. */
type TryRepair = (lines: string[], at: number) => Repair | undefined;

/** The parts of a line of the form `key: value` or `- value`. */
interface Field {
  /** The spaces, hyphens, key and colon in front of the value. */
  before: string;
  key: string;
  value: string;
}

const CURLY = /[“”„‟«»]/g;

function readField(line: string): Field | undefined {
  const match = /^(\s*(?:- +)*(?:([\w-]+):[ \t]+)?)(\S.*)$/.exec(line.trimEnd());
  const [, before = '', key = '', value = ''] = match ?? [];
  return value === '' || (key === '' && !before.includes('- '))
    ? undefined
    : { before, key, value };
}

/** Puts a text in quotation marks, preferably of a kind that it does not contain. */
export function quote(text: string): string {
  if (!text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

function cutMiddle(text: string): string {
  return text.length > 90 ? `${text.slice(0, 60)}…${text.slice(-20)}` : text;
}

/** A text without its quotation marks, even if one of the two is missing. */
function strip(text: string): string {
  return text.replace(/^["']/, '').replace(/["']$/, '');
}

/** A slip in a value: its pattern, the value as meant, and the message with the corrected line. */
interface ValueSlip {
  pattern: RegExp;
  /** What the value must not look like. */
  but?: RegExp;
  better: (value: string) => string;
  message: (better: string, sign: string) => string;
}

/** The more certain ones first. */
const values: ValueSlip[] = [
  {
    pattern: /^[“”„‟«‘]/,
    better: (value) => quote(value.slice(1).replace(/[“”‟»’]$/, '')),
    message: (better) =>
      `is written in curly quotation marks, which count as ordinary letters here; use straight ones: ${better}`,
  },
  {
    pattern: /^(["'])(?:(?!\1).)*$/,
    better: (value) =>
      quote(value.slice(1).replace(CURLY, (mark) => (mark === value.at(-1) ? '' : mark))),
    message: (better, sign) =>
      `opens a quotation mark (${sign}) that is never closed; close it at the end: ${better}`,
  },
  {
    pattern: /^\[[^\]]*$/,
    better: (value) => `${value.replace(/,\s*$/, '')}]`,
    message: (better) => `opens a list with [ that is never closed; add ] at its end: ${better}`,
  },
  {
    pattern: /[A-Za-z]'[A-Za-z]/,
    but: /^[^']|[^']$/,
    better: (value) => quote(strip(value).replaceAll("''", "'")),
    message: (better) =>
      `has an apostrophe between single quotation marks, which ends the text there; use double ones: ${better}`,
  },
  {
    pattern: /^"[^"\n]*".*"$/,
    better: (value) => quote(strip(value)),
    message: (better) =>
      `has quotation marks inside quotation marks, which ends the text there; use single ones outside: ${better}`,
  },
  {
    pattern: /^(?:"[^"\n]*".+|'[^'\n]*'.+)$/,
    better: quote,
    message: (better, sign) =>
      `goes on behind the closing quotation mark (${sign}); put the whole text between quotation marks: ${better}`,
  },
  {
    pattern: /^(?:[@`%&*!|>[{\]},?#]|-\s|-$)/,
    but: /^[|>][-+\d]*$/,
    better: quote,
    message: (better, sign) =>
      `begins with ${sign}, which has a meaning of its own here; put the text between quotation marks: ${better}`,
  },
  {
    pattern: /:(\s|$)/,
    but: /^["'[{]/,
    better: quote,
    message: (better) =>
      `has a colon inside its text, which reads like a new field; put the text between quotation marks: ${better}`,
  },
];

const valueRepairs = values.map(
  ({ pattern, but, better, message }): TryRepair =>
    (lines, at) => {
      const field = readField(lines[at] ?? '');
      if (field === undefined || !pattern.test(field.value) || but?.test(field.value))
        return undefined;
      const { before, key, value } = field;
      const mended = better(value);
      const line = cutMiddle(`${key === '' ? '- ' : `${key}: `}${mended}`);
      const range = onLine(at, before.length, before.length + value.length);
      const finding = { range, field: key, message: message(line, value.charAt(0)) };
      return { lines: lines.with(at, before + mended), finding };
    },
);

/** The most lines of a text that was pasted with its line breaks. */
const MOST_LINES = 8;

/** A quoted text whose following lines are not indented. */
function quotedLines(lines: string[], at: number): Repair | undefined {
  const { before = '', key = '', value = '' } = readField(lines[at] ?? '') ?? {};
  const mark = value.charAt(0);
  if (key === '' || !/^["']/.test(value) || value.indexOf(mark, 1) >= 0) return undefined;
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const count = 1 + below.findIndex((line) => line.trimEnd().endsWith(mark));
  if (below.slice(0, count).some((line) => /^\s*(?:$|- |[\w-]+:)/.test(line))) return undefined;
  const indent = before.length - `${key}: `.length + 2;
  const indented = lines.map((line, index) =>
    index > at && index <= at + count ? ' '.repeat(indent) + line.trimStart() : line,
  );
  const range = onLine(at + 1, 0, below[0]?.length ?? 0);
  return count === 0
    ? undefined
    : { lines: indented, finding: { range, message: toGoesOn(indent) } };
}

function toGoesOn(indent: number): string {
  return `has a line that goes on with the text above it; write the whole text on one line, or begin this one with ${spaces(indent)}`;
}

/**
 * A flow mapping that lacks quotation marks, a comma or its end:
 * `{ label: New: relays, to: /products }`.
 */
const groups: TryRepair = (lines, at) => {
  const { before = '', key = '', value = '' } = readField(lines[at] ?? '') ?? {};
  if (!/^\{\s*[\w-]+:\s/.test(value)) return undefined;
  const toRepair = (better: string, why: string): Repair => {
    const range = onLine(at, before.length, before.length + value.length);
    const finding = { range, field: key, message: `${why}: ${cutMiddle(better)}` };
    return { lines: lines.with(at, before + better), finding };
  };
  if (!value.includes('}')) {
    return toRepair(
      `${value.trimEnd()} }`,
      'opens a group with { that is never closed; add } at its end',
    );
  }
  for (const part of value.slice(1, value.lastIndexOf('}')).split(',')) {
    const name = /^\s*[\w-]+:\s+/.exec(part)?.[0] ?? '';
    const text = part.slice(name.length).trimEnd();
    const colon = text.indexOf(': ');
    if (name === '' || colon < 0 || /^["'[{]/.test(text)) continue;
    const words = text.slice(0, colon);
    const next = words.slice(words.lastIndexOf(' ') + 1);
    const isField = next !== words && lines.some((line) => line.includes(`, ${next}: `));
    const better = isField ? text.replace(` ${next}:`, `, ${next}:`) : quote(text);
    const why = isField
      ? `lacks a comma in front of "${next}"; write it`
      : 'has a colon inside a text, which reads like a new field; put the text between quotation marks';
    return toRepair(
      value.replace(text, () => better),
      why,
    );
  }
  return undefined;
};

/** Mistakes in a value. */
export const repairs: TryRepair[] = [groups, quotedLines, ...valueRepairs];

/** A slip at the beginning of a line: its pattern, the same as meant, and the message. */
interface StartSlip {
  pattern: RegExp;
  better: (start: string) => string;
  message: (key: string) => string;
}

const hardSpace: StartSlip = {
  pattern: /^[\u00A0 ]*(?:-\u00A0)?(?<key>[\w-]*):?\u00A0+/,
  better: (start) => start.replaceAll('\u00A0', ' '),
  message: () =>
    'has a non-breaking space, which looks like a space and is none; type the space again',
};
const missingSpace: StartSlip = {
  pattern: /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*(?=:[^\s/])|\/[\w/-]+(?=:\S)):/,
  better: (start) => `${start} `,
  message: (key) => `needs a space behind the colon: write "${key}: ", then the value`,
};
const equalsSign: StartSlip = {
  pattern: /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*)\s*=\s*/,
  better: (start) => start.replace(/(?<!\s)\s*=\s*$/, ': '),
  message: (key) => `is followed by an equals sign; write a colon and a space: "${key}: "`,
};
const bareName: StartSlip = {
  pattern: /^\s*(?<key>[a-z][A-Za-z]*)$/,
  better: (start) => `${start}:`,
  message: (key) => `has no colon behind its name; write "${key}:"`,
};
const missingColon: StartSlip = {
  pattern: /^\s*(?:- +)*(?<key>[a-z][A-Za-z]*)[ \t]+(?=\S)/,
  better: (start) => start.replace(/(?<![ \t])[ \t]+$/, ': '),
  message: (key) => `has no colon behind its name; write "${key}: ", then the value`,
};

function onStart({ pattern, better, message }: StartSlip): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const { 0: start, groups } = pattern.exec(line) ?? {};
    if (start === undefined) return undefined;
    const key = groups?.key ?? '';
    const finding = { range: onLine(at, 0, start.length), field: key, message: message(key) };
    return { lines: lines.with(at, better(start) + line.slice(start.length)), finding };
  };
}

/** All lines that are indented with tabs are one mistake. */
const tabs: TryRepair = (lines, at) => {
  const match = /^[ ]*\t[ \t]*/.exec(lines[at] ?? '');
  if (match === null) return undefined;
  const others = lines.filter((line, index) => index !== at && /^ *\t/.test(line)).length;
  const more =
    others === 0 ? '' : `, here and in ${others} more ${others === 1 ? 'line' : 'lines'}`;
  const message = `begins a line with a tab${more}; use two spaces for each level instead`;
  const finding = { range: onLine(at, 0, match[0].length), message };
  const expand = (line: string) => line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  return { lines: lines.map(expand), finding };
};

/** What Word and Google Docs write in front of a list item, where YAML has a hyphen. */
const POINT = /^(\s*)[*•·‣●○■▪–—]\s+(?=\S)/;

/** All items of a list that begin with another character are one mistake. */
const points: TryRepair = (lines, at) => {
  const [start] = POINT.exec(lines[at] ?? '') ?? [];
  if (start === undefined) return undefined;
  const end = lines.findIndex((line, index) => index > at && !POINT.test(line));
  const mend = (line: string, index: number) =>
    index < at || (end >= 0 && index >= end) ? line : line.replace(POINT, '$1- ');
  const message = `begins a point of a list with ${start.trim()}; write a hyphen and a space: "- "`;
  return { lines: lines.map(mend), finding: { range: onLine(at, 0, start.length), message } };
};

const LEAST_TEXT = 30;

/** A text pasted with its line breaks: its next line begins no field and must be indented. */
const goesOn: TryRepair = (lines, at) => {
  const line = lines[at] ?? '';
  const above = lines[at - 1] ?? '';
  if (
    !/^\s*[\p{L}\p{N}“(]/u.test(line) ||
    /^\s*[\w-]+:/.test(line) ||
    /[.!?:"'\]}]$/.test(above.trimEnd())
  )
    return undefined;
  const top = lines.findLastIndex((one, index) => index < at && readField(one) !== undefined);
  const field = readField(lines[top] ?? '');
  const isText =
    field !== undefined && field.value.length >= LEAST_TEXT && /^[^"'[{|>]/.test(field.value);
  if (!isText || lines.slice(top + 1, at).some((one) => one.trim() === '')) return undefined;
  const { before, key } = field;
  if ((key === '' && !/^\s*\p{Ll}/u.test(line)) || /^\s*[a-z]+[A-Z]\w*\s/.test(line))
    return undefined;
  const indent = 2 + (/^\s*(?:- +)*/.exec(before)?.[0].length ?? 0);
  const finding = { range: onLine(at, indentOf(line), line.length), message: toGoesOn(indent) };
  return { lines: lines.with(at, ' '.repeat(indent) + line.trimStart()), finding };
};

/** A line next to list items that is not one itself. */
const missingHyphen: TryRepair = (lines, at) => {
  const line = lines[at] ?? '';
  const indent = indentOf(line);
  const start = `${' '.repeat(indent)}- `;
  const isBeside = [lines[at - 1], lines[at + 1]].some((one) => one?.startsWith(start));
  if (!isBeside || line.trim() === '' || /^\s*(?:-|#|[\w-]+:)/.test(line)) return undefined;
  const message = 'has no hyphen in front, as the points beside it have; write "- " in front of it';
  const finding = { range: onLine(at, indent, line.length), message };
  return { lines: lines.with(at, start + line.trimStart()), finding };
};

/** Tries the columns in which the fields around a line begin. */
function toIndent(shift: number): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const indent = indentOf(line);
    const wanted = indent + shift;
    const isOdd = indent % 2 === 0 && wanted % 2 === 1;
    if (wanted < 0 || isOdd || !/^\s*(- |[\w-]+:)/.test(line) || !isUsed(lines, at, wanted))
      return undefined;
    const key = /^[\s-]*(\w[\w-]*):/.exec(line)?.[1] ?? '';
    const message = `begins with ${spaces(indent)}, but the fields beside it with ${spaces(wanted)}; let all of them begin in the same column`;
    const finding = { range: onLine(at, 0, indent), field: key, message };
    return { lines: lines.with(at, ' '.repeat(wanted) + line.trimStart()), finding };
  };
}

function isUsed(lines: string[], at: number, indent: number): boolean {
  const neighbors = [...lines.slice(0, at).toReversed(), ...lines.slice(at + 1)];
  return neighbors.some((line) => line.trim() !== '' && indentOf(line) === indent);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Mistakes before a value. */
export const spacingRepairs: TryRepair[] = [
  tabs,
  points,
  missingHyphen,
  goesOn,
  ...[hardSpace, missingSpace, equalsSign, bareName].map(onStart),
  ...[-1, 1, -2, 2, -3, 3, -4, 4].map(toIndent),
  onStart(missingColon),
];
