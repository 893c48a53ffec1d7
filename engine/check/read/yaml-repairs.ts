import type { Finding } from '../problem.ts';
import { count } from '../wording/text.ts';
import { onLine } from './locate.ts';

/** A mistake, and the text without it. */
export interface Repair extends Finding {
  lines: string[];
}

/** Tries to repair one line; undefined if it does not have the mistake in question. */
type TryRepair = (lines: string[], at: number) => Repair | undefined;

/** Puts a text in quotation marks, preferably of a kind that it does not contain. */
export function quote(text: string): string {
  if (!text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * The parts of a line of the form `key: value` or `- value`: what is in front of the value, the key
 * in it, and the value; for other lines, the value is empty.
 */
function readField(line = '') {
  const match = /^(\s*(?:- +)*(?:([\w-]+):[ \t]+)?)(\S.*)$/.exec(line.trimEnd());
  const [, before = '', key = '', value = ''] = match ?? [];
  return { before, key, value: key === '' && !before.includes('- ') ? '' : value };
}

/** @param validate returns the value as meant, and what is wrong with it */
function inValue(
  validate: (value: string, lines: string[]) => { better: string; why: string } | undefined,
): TryRepair {
  return (lines, at) => {
    const { before, key, value } = readField(lines[at]);
    const { better, why } = validate(value, lines) ?? {};
    if (better === undefined) return undefined;
    const shown = better.startsWith('{') ? better : `${key === '' ? '-' : `${key}:`} ${better}`;
    const cut = shown.length > 90 ? `${shown.slice(0, 60)}…${shown.slice(-20)}` : shown;
    const range = onLine(at, before.length, before.length + value.length);
    const message = `${why}: ${cut}`;
    return { lines: lines.with(at, before + better), range, field: key, message };
  };
}

/** A quotation mark that opens a value and is not closed on its line. */
const UNCLOSED = /^(["'])(?:(?!\1).)*$/;

/** A slip in a value: its pattern, the value as meant, and what is wrong with it. */
interface ValueSlip {
  pattern: RegExp;
  /** By default, the value is put in quotation marks. */
  better?: (value: string) => string;
  why: (sign: string) => string;
}

/** The more certain ones first. */
const values: ValueSlip[] = [
  {
    pattern: /^\{\s*[\w-]+:\s[^}]*$/,
    better: (value) => `${value} }`,
    why: () => 'opens a group with { that is never closed; add } at its end',
  },
  {
    pattern: /^[“”„‟«‘]/,
    better: (value) => quote(value.slice(1).replace(/[“”‟»’]$/, '')),
    why: () =>
      'is written in curly quotation marks, which count as ordinary letters here; use straight ones',
  },
  {
    pattern: UNCLOSED,
    better: (value) =>
      quote(value.slice(1).replace(/[“”„‟«»]/g, (mark) => (mark === value.at(-1) ? '' : mark))),
    why: (sign) => `opens a quotation mark (${sign}) that is never closed; close it at the end`,
  },
  {
    pattern: /^\[[^\]]*$/,
    better: (value) => `${value.replace(/,\s*$/, '')}]`,
    why: () => 'opens a list with [ that is never closed; add ] at its end',
  },
  {
    pattern: /^'.*[A-Za-z]'[A-Za-z].*'$/,
    better: (value) => quote(value.slice(1, -1).replaceAll("''", "'")),
    why: () =>
      'has an apostrophe between single quotation marks, which ends the text there; use double ones',
  },
  {
    pattern: /^"[^"\n]*".*"$/,
    better: (value) => quote(value.slice(1, -1)),
    why: () =>
      'has quotation marks inside quotation marks, which ends the text there; use single ones outside',
  },
  {
    pattern: /^(?:"[^"\n]*".+|'[^'\n]*'.+)$/,
    why: (sign) =>
      `goes on behind the closing quotation mark (${sign}); put the whole text between quotation marks`,
  },
  {
    // A block of text begins with | or > alone.
    pattern: /^(?![|>][-+\d]*$)(?:[@`%&*!|>[{\]},?#]|-\s|-$)/,
    why: (sign) =>
      `begins with ${sign}, which has a meaning of its own here; put the text between quotation marks`,
  },
  {
    pattern: /^(?!["'[{]).*:(\s|$)/,
    why: () =>
      'has a colon inside its text, which reads like a new field; put the text between quotation marks',
  },
];

/** The index of the last line above another whose value opens a quotation mark and does not close it. */
export function findUnclosed(lines: readonly string[], below: number): number {
  return lines.findLastIndex((line, at) => at < below && UNCLOSED.test(readField(line).value));
}

const valueRepairs = values.map(({ pattern, better = quote, why }) =>
  inValue((value) =>
    pattern.test(value) ? { better: better(value), why: why(value.charAt(0)) } : undefined,
  ),
);

/** A group that lacks a comma or quotation marks: `{ label: New: relays, to: /products }`. */
const groups = inValue((value, lines) => {
  if (!/^\{\s*[\w-]+:\s/.test(value)) return undefined;
  const inside = value.slice(1, value.lastIndexOf('}'));
  const colon = /(?:^|,)\s*[\w-]+:\s+((?!["'[{\s])([^,]*?): [^,]*[^,\s])/.exec(inside);
  if (colon === null) return undefined;
  const [, text = '', glued = ''] = colon;
  const next = glued.slice(glued.lastIndexOf(' ') + 1);
  if (next !== glued && lines.some((line) => line.includes(`, ${next}: `))) {
    const better = value.replace(text, () => text.replace(` ${next}:`, `, ${next}:`));
    return { better, why: `lacks a comma in front of "${next}"; write it` };
  }
  const why =
    'has a colon inside a text, which reads like a new field; put the text between quotation marks';
  return { better: value.replace(text, () => quote(text)), why };
});

/** The most lines of a text that was pasted with its line breaks. */
const MOST_LINES = 8;

/** A quoted text whose following lines are not indented. */
const quotedLines: TryRepair = (lines, at) => {
  const { before, key, value } = readField(lines[at]);
  const mark = value.charAt(0);
  if (key === '' || !/^["']/.test(value) || value.includes(mark, 1)) return undefined;
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const text = below.slice(0, 1 + below.findIndex((line) => line.trimEnd().endsWith(mark)));
  const [first] = text;
  if (first === undefined || text.some((line) => /^\s*(?:$|- |[\w-]+:)/.test(line)))
    return undefined;
  const indent = before.length - key.length;
  const indented = text.map((line) => ' '.repeat(indent) + line.trimStart());
  const range = onLine(at + 1, 0, first.length);
  const repaired = lines.toSpliced(at + 1, text.length, ...indented);
  return { lines: repaired, range, message: toGoesOn(indent) };
};

/** A line that reads like a field, whatever it is called. */
const LIKE_FIELD = /^\s*(?:- |["']?[\w-]+["']?:(?:\s|$))/;

/** A text over several lines with a colon inside one that goes on, which reads like a field. */
const colonBelow: TryRepair = (lines, at) => {
  const { before, key, value } = readField(lines[at]);
  const indent = before.length - before.trimStart().length;
  if (key === '' || /^["'[{|>&*!#]/.test(value)) return undefined;
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex((line) => line.trim() === '' || indentOf(line) <= indent);
  const text = end < 0 ? below : below.slice(0, end);
  const last = text.at(-1)?.trimEnd();
  if (last === undefined || !text.some((line) => /:(?:\s|$)/.test(line))) return undefined;
  // One line that reads like a field goes on with a text that has a colon, too.
  const isOne = text.length === 1 && /:\s/.test(value) && !/^\s*- /.test(last);
  if (text.some((line) => LIKE_FIELD.test(line) && !isOne)) return undefined;
  if (text.some((line) => line.includes(' #'))) return undefined;
  const mark = [value, ...text].some((line) => line.includes('"')) ? "'" : '"';
  const escapeMark = (line: string) =>
    mark === "'" ? line.replaceAll("'", "''") : line.replaceAll('\\', '\\\\');
  const quoted = [
    before + mark + escapeMark(value),
    ...text.slice(0, -1).map(escapeMark),
    escapeMark(last) + mark,
  ];
  const repaired = lines.toSpliced(at, quoted.length, ...quoted);
  const range = onLine(at, before.length, before.length + value.length);
  const message =
    'has a colon in a line that goes on with it, which reads like a new field; put the whole text between quotation marks';
  return { lines: repaired, range, field: key, message };
};

function toGoesOn(indent: number): string {
  return `has a line that goes on with the text above it; write the whole text on one line, or begin this one with ${spaces(indent)}`;
}

/** Mistakes in a value. */
export const repairs: TryRepair[] = [groups, quotedLines, colonBelow, ...valueRepairs];

/**
 * A slip at the beginning of a line.
 * @param pattern of the beginning, with the key as a group of that name
 * @param better the beginning as meant
 */
function onStart(
  pattern: RegExp,
  better: (start: string) => string,
  message: (key: string) => string,
): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const { 0: start, groups } = pattern.exec(line) ?? {};
    if (start === undefined) return undefined;
    const field = groups?.key ?? '';
    const range = onLine(at, 0, start.length);
    const repaired = lines.with(at, better(start) + line.slice(start.length));
    return { lines: repaired, range, field, message: message(field) };
  };
}

/** All lines that are indented with tabs are one mistake. */
const tabs: TryRepair = (lines, at) => {
  const [start] = /^ *\t[ \t]*/.exec(lines[at] ?? '') ?? [];
  if (start === undefined) return undefined;
  const others = lines.filter((line, index) => index !== at && /^ *\t/.test(line)).length;
  const more = others === 0 ? '' : `, here and in ${count(others, 'more line')}`;
  const message = `begins a line with a tab${more}; use two spaces for each level instead`;
  const expand = (line: string) => line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  return { lines: lines.map(expand), range: onLine(at, 0, start.length), message };
};

/** In characters: shorter values are no text that was pasted with its line breaks. */
const LEAST_TEXT = 30;

/** A text pasted with its line breaks: its next line begins no field and must be indented. */
const goesOn: TryRepair = (lines, at) => {
  const line = lines[at] ?? '';
  const top = lines.findLastIndex((one, index) => index < at && readField(one).value !== '');
  const { before, key, value } = readField(lines[top]);
  const isText = value.length >= LEAST_TEXT && /^[^"'[{|>]/.test(value);
  const isOver = /[.!?:"'\]}]$/.test((lines[at - 1] ?? '').trimEnd());
  const hasGap = lines.slice(top + 1, at).some((one) => one.trim() === '');
  if (!isText || isOver || hasGap || !/^\s*[\p{L}\p{N}“(]/u.test(line)) return undefined;
  // A field, or one without its colon such as `readTime 5`.
  if (/^\s*(?:[\w-]+:|[a-z]+[A-Z]\w*\s)/.test(line)) return undefined;
  if (key === '' && !/^\s*\p{Ll}/u.test(line)) return undefined;
  const indent = 2 + (/^\s*(?:- +)*/.exec(before)?.[0].length ?? 0);
  const range = onLine(at, indentOf(line), line.length);
  const repaired = lines.with(at, ' '.repeat(indent) + line.trimStart());
  return { lines: repaired, range, message: toGoesOn(indent) };
};

/** A line next to list items that is not one itself. */
const missingHyphen: TryRepair = (lines, at) => {
  const line = lines[at] ?? '';
  const indent = indentOf(line);
  const start = `${' '.repeat(indent)}- `;
  const isBeside = [lines[at - 1], lines[at + 1]].some((one) => one?.startsWith(start));
  if (!isBeside || line.trim() === '' || /^\s*(?:-|#|[\w-]+:)/.test(line)) return undefined;
  const message = 'has no hyphen in front, as the points beside it have; write "- " in front of it';
  const range = onLine(at, indent, line.length);
  return { lines: lines.with(at, start + line.trimStart()), range, message };
};

/** Tries the columns in which the fields around a line begin. */
function toIndent(shift: number): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const indent = indentOf(line);
    const expected = indent + shift;
    const isOdd = indent % 2 === 0 && expected % 2 === 1;
    const isUsed = lines.some(
      (one, index) => index !== at && one.trim() !== '' && indentOf(one) === expected,
    );
    if (isOdd || !isUsed || !/^\s*(- |[\w-]+:)/.test(line)) return undefined;
    const field = /^[\s-]*(\w[\w-]*):/.exec(line)?.[1] ?? '';
    const message = `begins with ${spaces(indent)}, but the fields beside it with ${spaces(expected)}; let all of them begin in the same column`;
    const repaired = lines.with(at, ' '.repeat(expected) + line.trimStart());
    return { lines: repaired, range: onLine(at, 0, indent), field, message };
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function spaces(number: number): string {
  return number === 0 ? 'no space' : count(number, 'space');
}

/** Mistakes before a value. */
export const spacingRepairs: TryRepair[] = [
  tabs,
  missingHyphen,
  goesOn,
  onStart(
    /^[\u00A0 ]*(?:-\u00A0)?(?<key>[\w-]*):?\u00A0+/,
    (start) => start.replaceAll('\u00A0', ' '),
    () => 'has a non-breaking space, which looks like a space and is none; type the space again',
  ),
  onStart(
    /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*(?=:[^\s/])|\/[\w/-]+(?=:\S)):/,
    (start) => `${start} `,
    (key) => `needs a space behind the colon: write "${key}: ", then the value`,
  ),
  onStart(
    /^\s*(?<key>[a-z][A-Za-z]*)$/,
    (start) => `${start}:`,
    (key) => `has no colon behind its name; write "${key}:"`,
  ),
  ...[-1, 1, -2, 2, -3, 3, -4, 4].map(toIndent),
  onStart(
    /^\s*(?:- +)*(?<key>[a-z][A-Za-z]*)[ \t]+(?=\S)/,
    (start) => `${start.trimEnd()}: `,
    (key) => `has no colon behind its name; write "${key}: ", then the value`,
  ),
];
