import type { Finding } from '../problem.ts';
import { onLine } from '../read/locate.ts';

/** In characters: five times the longest text that anybody reads at one sitting. */
const LONGEST_TEXT = 150_000;
/** In characters: some thousand terms or redirects. */
const LONGEST_LIST = 600_000;
/** In characters: the most that a report underlines. */
const SHORT = 81;

interface Limit {
  most: number;
  /** What is counted; lines by default. */
  pattern?: RegExp;
  /** The sum after a match; the number of matches by default. */
  count?: (sum: number, match: string) => number;
  message: (sum: string) => string;
}

const PASTED = 'was something pasted by mistake? Delete it, or';
const LINE = /^.*$/gm;

/** Limits of any file. */
function ofLines(most: number): Limit[] {
  return [
    {
      most: 20_000,
      count: (_, { length }) => length,
      message: (length) =>
        `has a line of ${length} characters, at most 20,000 are allowed; ${PASTED} break it into paragraphs`,
    },
    { most, message: () => `has more than ${toNumber(most)} lines; make two files of it` },
    {
      most: 120,
      count: (_, line) => (line.trim() === '' ? 0 : line.length - line.trimStart().length),
      message: () =>
        'has a line that begins with more than 120 spaces; write the line further to the left',
    },
  ];
}

const ofYaml: Limit[] = [
  // Flow collections: each bracket is a level.
  {
    most: 40,
    pattern: /[[{\]}]/g,
    count: (depth, sign) => (/[[{]/.test(sign) ? depth + 1 : Math.max(0, depth - 1)),
    message: () =>
      'has more than 40 brackets inside each other; write lists on lines of their own, each item behind "- "',
  },
  // A colon or a question mark before a space may open a group wherever it stands in a line.
  {
    most: 100,
    count: (_, line) => line.match(/[:?](?=[ \t])/g)?.length ?? 0,
    message: (number) =>
      `has a line with ${number} colons and question marks, each of which may open a group of fields; write each field on a line of its own, and a text between quotation marks on several lines`,
  },
  // Block collections: each of these signs at the beginning of a line is a level.
  {
    most: 12,
    count: (_, line) =>
      /^(?:[ \t]{0,80}[-?:](?=[ \t]))*/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0,
    message: (depth) =>
      `has a line that begins with ${depth} signs of lists and fields, at most 12 can be nested; delete the others`,
  },
];

/** How often a text may contain a character for whose counterpart parsers search. */
const signs: Limit[] = Object.entries({
  '[': 1_000,
  ']': 2_000,
  '*': 4_000,
  _: 4_000,
  '~': 2_000,
  '`': 3_000,
  '<': 2_000,
  '{': 2_000,
  '}': 2_000,
  '|': 6_000,
  '&': 2_000,
  '@': 2_000,
}).map(([sign, most]) => ({
  most,
  pattern: new RegExp(`\\${sign}`, 'g'),
  message: () =>
    `has the sign "${sign}" more than ${toNumber(most)} times; ${PASTED} make two files of it`,
}));

const STARTS = /^(?:[ \t]{0,80}(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;

/** The number of quotation and list markers at the beginning of a line. */
function countStarts(line: string): number {
  return STARTS.exec(line)?.[0].match(/>|[-+*]|\d[.)]/g)?.length ?? 0;
}

/** What nests inside braces, which a parser of programs reads by calling itself. */
const ofBraces: Limit[] = [
  {
    most: 60,
    pattern: /(?<!\\)[{}]/g,
    count: (depth, sign) => (sign === '{' ? depth + 1 : Math.max(0, depth - 1)),
    message: () =>
      'has more than 60 braces inside each other, and braces hold program code; delete them, or write \\{ where readers should see one',
  },
  {
    most: 200,
    pattern: /\$\{/g,
    message: () =>
      `has the signs "\${" more than 200 times, which only program code needs; ${PASTED} make two files of it`,
  },
];

const ofText: Limit[] = [
  {
    most: 600,
    count: (length, line) => (line.trim() === '' ? 0 : length + 1),
    message: () =>
      'has more than 600 lines without an empty one between them; write an empty line between paragraphs, or divide the table',
  },
  {
    most: 12,
    count: (_, line) => countStarts(line),
    message: (depth) =>
      `has a line that begins with ${depth} signs of lists and quotations, at most 12 can be nested; delete the others`,
  },
  {
    most: 2_000,
    count: (sum, line) => sum + countStarts(line),
    message: () => 'has more than 2,000 items of lists and quotations; make two files of it',
  },
];

/**
 * The first place that is longer or deeper than anything an author writes, and would keep a parser
 * busy for minutes or crash it. It takes milliseconds for any text: each character is read a few
 * times at most.
 */
export function findExcess(source: string, isMdx: boolean): Finding | undefined {
  const most = isMdx ? LONGEST_TEXT : LONGEST_LIST;
  if (source.length > most) {
    const message = `has more than ${toNumber(most)} characters; ${PASTED} make two files of it`;
    return toFinding(source, 0, message);
  }
  const text = source.replace(/\r\n?/g, '\n');
  if (!isMdx) return findFirst(text, [...ofLines(20_000), ...ofYaml]);
  return (
    findFirst(text, [...ofLines(4_000), ...signs, ...ofBraces, ...ofText]) ??
    findFirst(fieldsOf(text), ofYaml)
  );
}

function findFirst(text: string, limits: readonly Limit[]): Finding | undefined {
  for (const { most, pattern = LINE, count = (sum: number) => sum + 1, message } of limits) {
    let sum = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      sum = count(sum, found);
      if (sum > most) return toFinding(text, index, message(toNumber(sum)));
    }
  }
  return undefined;
}

/** The frontmatter; the whole text if it is never closed. */
function fieldsOf(text: string): string {
  const end = text.indexOf('\n---\n', 1);
  return end < 0 ? text : text.slice(0, end);
}

function toFinding(text: string, offset: number, message: string): Finding {
  const above = text.slice(0, offset).split('\n');
  const start = above.at(-1)?.length ?? 0;
  const length = text.slice(offset, offset + SHORT).split(/[\r\n]/, 1)[0]?.length ?? 0;
  return { range: onLine(above.length - 1, start, start + Math.max(1, length)), message };
}

function toNumber(value: number): string {
  return value.toLocaleString('en-US');
}
