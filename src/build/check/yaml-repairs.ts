import type { Slip } from './frontmatter';

/** A text in which one slip was mended, and the words that explain the slip. */
export interface Repair {
  lines: string[];
  slip: Slip;
}

/** Tries to mend one line; undefined where it does not show the slip that is looked for. */
export type TryRepair = (lines: string[], at: number) => Repair | undefined;

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
 * @param test whether the value shows the slip
 * @param mend the value as it was meant
 * @param explain what the slip is, told with the line as it should be
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
    const slip = {
      line: at + 1,
      column: before.length + 1,
      endLine: at + 1,
      endColumn: before.length + value.length + 1,
      field: key,
      message: explain(value, shorten(better)),
    };
    return { lines: lines.with(at, before + mended), slip };
  };
}

/** Puts a text between the quotation marks that it does not contain itself. */
export function quote(text: string): string {
  if (!text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

function shorten(text: string): string {
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
  (value) => /^'.*[A-Za-z]'[A-Za-z].*'$/.test(value),
  (value) => quote(strip(value).replaceAll("''", "'")),
  (_, better) =>
    `has an apostrophe between single quotation marks, which ends the text there; use double ones: ${better}`,
);

const quoteInQuotes = onValue(
  (value) => /^".*".*"$/.test(value),
  (value) => quote(strip(value)),
  (_, better) =>
    `has quotation marks inside quotation marks, which ends the text there; use single ones outside: ${better}`,
);

const textBehindQuote = onValue(
  (value) => /^(["']).*\1.+$/.test(value),
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

/** Slips in a value, the surer ones first. */
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
