import type { Diagnostic } from './frontmatter';

/** A text in which one mistake was mended, and the words that explain the mistake. */
export interface Repair {
  lines: string[];
  diagnostic: Diagnostic;
}

/** Tries to mend one line; undefined where it does not show the mistake that is looked for. */
type TryRepair = (lines: string[], at: number, names: ReadonlySet<string>) => Repair | undefined;

/** A line of the form `key: value`, or `- value`, taken apart. */
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

/**
 * Makes a repair of a value.
 * @param test whether the value shows the mistake
 * @param mend the value as it was meant
 * @param explain what the mistake is, told with the line as it should be
 */
function onValue(
  test: (value: string) => boolean,
  mend: (value: string) => string,
  explain: (value: string, better: string) => string,
): TryRepair {
  return (lines, at) => {
    const field = readField(lines[at] ?? '');
    if (field === undefined || !test(field.value)) return undefined;
    const { before, key, value } = field;
    const mended = mend(value);
    const better = `${key === '' ? '- ' : `${key}: `}${mended}`;
    const diagnostic = {
      line: at + 1,
      column: before.length + 1,
      endLine: at + 1,
      endColumn: before.length + value.length + 1,
      field: key,
      message: explain(value, cutMiddle(better)),
    };
    return { lines: lines.with(at, before + mended), diagnostic };
  };
}

/** Puts a text between the quotation marks that it does not contain itself. */
export function quote(text: string): string {
  if (!text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

function cutMiddle(text: string): string {
  return text.length > 90 ? `${text.slice(0, 60)}…${text.slice(-20)}` : text;
}

/** A text without the quotation marks at its ends, whole or half. */
function strip(text: string): string {
  return text.replace(/^["']/, '').replace(/["']$/, '');
}

const curlyQuotes = onValue(
  (value) => /^[“”„‟«‘]/.test(value),
  (value) => quote(value.replace(/^[“”„‟«‘]/, '').replace(/[“”‟»’]$/, '')),
  (_, better) =>
    `is written in curly quotation marks, which count as ordinary letters here; use straight ones: ${better}`,
);

const unclosedQuote = onValue(
  (value) => /^(["'])(?:(?!\1).)*$/.test(value),
  (value) => quote(value.slice(1).replace(CURLY, (mark) => (mark === value.at(-1) ? '' : mark))),
  (value, better) =>
    `opens a quotation mark (${value[0]}) that is never closed; close it at the end: ${better}`,
);

const apostropheInQuotes = onValue(
  (value) => /^'.*'$/.test(value) && /[A-Za-z]'[A-Za-z]/.test(value.slice(1, -1)),
  (value) => quote(strip(value).replaceAll("''", "'")),
  (_, better) =>
    `has an apostrophe between single quotation marks, which ends the text there; use double ones: ${better}`,
);

const quoteInQuotes = onValue(
  (value) => /^"[^"\n]*".*"$/.test(value),
  (value) => quote(strip(value)),
  (_, better) =>
    `has quotation marks inside quotation marks, which ends the text there; use single ones outside: ${better}`,
);

const textBehindQuote = onValue(
  (value) => /^(?:"[^"\n]*".+|'[^'\n]*'.+)$/.test(value),
  (value) => quote(value),
  (value, better) =>
    `goes on behind the closing quotation mark (${value[0]}); put the whole text between quotation marks: ${better}`,
);

const unclosedList = onValue(
  (value) => /^\[[^\]]*$/.test(value),
  (value) => `${value.replace(/,\s*$/, '')}]`,
  (_, better) => `opens a list with [ that is never closed; add ] at its end: ${better}`,
);

const specialStart = onValue(
  (value) => /^[@`%&*!|>[{\]},?#]/.test(value) && !/^[|>][-+\d]*$/.test(value),
  quote,
  (value, better) =>
    `begins with ${value[0]}, which has a meaning of its own here; put the text between quotation marks: ${better}`,
);

const unquotedColon = onValue(
  (value) => /:(\s|$)/.test(value) && !/^["'[{]/.test(value),
  quote,
  (_, better) =>
    `has a colon inside its text, which reads like a new field; put the text between quotation marks: ${better}`,
);

/** Mistakes in a value, the surer ones first. */
export const repairs: TryRepair[] = [
  curlyQuotes,
  unclosedQuote,
  unclosedList,
  apostropheInQuotes,
  quoteInQuotes,
  textBehindQuote,
  specialStart,
  unquotedColon,
];

/** Replaces the beginning of a line, and explains why. */
function onStart(
  pattern: RegExp,
  mend: (match: RegExpExecArray) => string,
  explain: (match: RegExpExecArray) => string,
): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const match = pattern.exec(line);
    if (match === null) return undefined;
    const diagnostic = {
      line: at + 1,
      column: 1,
      endLine: at + 1,
      endColumn: match[0].length + 1,
      field: match.groups?.key ?? '',
      message: explain(match),
    };
    return { lines: lines.with(at, mend(match) + line.slice(match[0].length)), diagnostic };
  };
}

/** All lines that are indented with tabs are one mistake. */
const tabs: TryRepair = (lines, at) => {
  const match = /^[ ]*\t[ \t]*/.exec(lines[at] ?? '');
  if (match === null) return undefined;
  const others = lines.filter((line, index) => index !== at && /^ *\t/.test(line)).length;
  const more =
    others === 0 ? '' : `, here and in ${others} more ${others === 1 ? 'line' : 'lines'}`;
  const diagnostic = {
    line: at + 1,
    column: 1,
    endLine: at + 1,
    endColumn: match[0].length + 1,
    field: '',
    message: `begins a line with a tab${more}; use two spaces for each level instead`,
  };
  const expand = (line: string) => line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  return { lines: lines.map(expand), diagnostic };
};

const hardSpace = onStart(
  /^[\u00A0 ]*(?:-\u00A0)?(?<key>[\w-]*):?\u00A0+/,
  ([start]) => start.replaceAll('\u00A0', ' '),
  () => 'has a non-breaking space, which looks like a space and is none; type the space again',
);

const missingSpace = onStart(
  /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*):(?=[^\s/])/,
  ([start]) => `${start} `,
  ({ groups }) => `needs a space behind the colon: write "${groups?.key}: ", then the value`,
);

const equalsSign = onStart(
  /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*)\s*=\s*/,
  ([start]) => start.replace(/(?<!\s)\s*=\s*$/, ': '),
  ({ groups }) => `is followed by an equals sign; write a colon and a space: "${groups?.key}: "`,
);

const missingColon = onStart(
  /^\s*(?:- +)*(?<key>[a-z][A-Za-z]*)[ \t]+(?=\S)/,
  ([start]) => start.replace(/(?<![ \t])[ \t]+$/, ': '),
  ({ groups }) => `has no colon behind its name; write "${groups?.key}: ", then the value`,
);

const bareName = onStart(
  /^\s*(?<key>[a-z][A-Za-z]*)$/,
  ([start]) => `${start}:`,
  ({ groups }) => `has no colon behind its name; write "${groups?.key}:"`,
);

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
    const diagnostic = {
      line: at + 1,
      column: 1,
      endLine: at + 1,
      endColumn: indent + 1,
      field: key,
      message: `begins with ${spaces(indent)}, but the fields beside it with ${spaces(wanted)}; let all of them begin in the same column`,
    };
    return { lines: lines.with(at, ' '.repeat(wanted) + line.trimStart()), diagnostic };
  };
}

function isUsed(lines: string[], at: number, indent: number): boolean {
  const neighbours = [...lines.slice(0, at).toReversed(), ...lines.slice(at + 1)];
  return neighbours.some((line) => line.trim() !== '' && indentOf(line) === indent);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Mistakes in front of a value. */
export const spacingRepairs: TryRepair[] = [
  tabs,
  hardSpace,
  missingSpace,
  equalsSign,
  bareName,
  ...[-1, 1, -2, 2, -3, 3, -4, 4].map(toIndent),
  missingColon,
];

const FIELD = /^(\s*(?:- +)*)["']?[\w-]+["']?:(?:[ \t]|$)/;

/**
 * Values that an email program or a narrow window has broken over lines: their further lines begin
 * in the first column, as if they were fields. All of them are one mistake.
 */
export const wrapping: TryRepair = (lines, at, names) => {
  const wrapped = lines.flatMap((_, index) => (isWrapped(lines, index, names) ? [index] : []));
  const [first, ...others] = wrapped;
  if (first === undefined || !wrapped.includes(at)) return undefined;
  const above = lines.slice(0, first).findLast((line) => FIELD.test(line)) ?? '';
  const key = /(?<![\w-])([\w-]+)["']?:/.exec(above)?.[1] ?? '';
  const more =
    others.length === 0
      ? ''
      : `, and so ${others.length === 1 ? 'does another' : `do ${others.length} others`}`;
  const diagnostic = {
    line: first + 1,
    column: 1,
    endLine: first + 1,
    endColumn: (lines[first] ?? '').length + 1,
    field: key,
    message: `goes on in this line, which begins like a field of its own${more}; write each value on one line, or begin its further lines with two spaces more than its name`,
  };
  const mended = lines.map((line, index) =>
    wrapped.includes(index) ? `${' '.repeat(indentAbove(lines, index) + 2)}${line}` : line,
  );
  return { lines: mended, diagnostic };
};

/** A line of words below a value, where a field should be. */
function isWrapped(lines: string[], at: number, names: ReadonlySet<string>): boolean {
  const line = lines[at] ?? '';
  const word = /^["'([“‘]?([\p{L}\p{N}’'-]+)/u.exec(line)?.[1] ?? '';
  const isField = FIELD.test(line) || /^[\w-]+[:=]/.test(line) || names.has(word);
  if (word === '' || isField || /^(?:- |-$|#|---|\.\.\.)/.test(line)) return false;
  const above = lines.slice(0, at).findLast((one) => one.trim() === '' || !isWords(one));
  return (
    above !== undefined &&
    /^\s*(?:- +)*(?:["']?[\w-]+["']?:[ \t]+)?\S/.test(above) &&
    hasValue(above)
  );
}

function isWords(line: string): boolean {
  return /^\S/.test(line) && !FIELD.test(line) && !/^- /.test(line);
}

function hasValue(line: string): boolean {
  return /^\s*(?:- +)*["']?[\w-]+["']?:[ \t]+[^\s|>[{]/.test(line) || /^\s*- +[^\s|>[{]/.test(line);
}

function indentAbove(lines: string[], at: number): number {
  const above = lines.slice(0, at).findLast((line) => !isWords(line)) ?? '';
  return /^[\s-]*/.exec(above)?.[0].length ?? 0;
}
