/** The first place of a text that is beyond what anybody writes. */
export interface Excess {
  /** Both counted from 1. */
  line: number;
  column: number;
  /** What it is, how much is allowed, and what to do. */
  message: string;
}

/** In characters: five times the longest text that anybody reads at one sitting. */
const LONGEST_TEXT = 150_000;
/** In characters: some thousand terms or redirects. */
const LONGEST_LIST = 600_000;
/** In characters: more than the longest paragraph that anybody writes. */
const LONGEST_LINE = 20_000;
const MOST_LINES = { text: 4_000, list: 20_000 };
/** A paragraph, a table or a piece of code, in lines without an empty one between them. */
const LONGEST_BLOCK = 600;
/** In columns, before the first letter of a line. */
const DEEPEST_INDENT = 120;
/** Quotation signs and list signs at the beginning of one line. */
const DEEPEST_LINE = 12;
/** Columns of a table. */
const WIDEST_TABLE = 60;
/** Components inside each other, whether they are closed further down or never. */
const DEEPEST_TAGS = 60;
const SHORT = 80;

/** How often a sign may stand in a text that parsers search for its counterpart. */
const MOST_SIGNS: [sign: string, most: number][] = [
  ['[', 1_000],
  [']', 2_000],
  ['*', 4_000],
  ['_', 4_000],
  ['~', 2_000],
  ['`', 3_000],
  ['<', 2_000],
  ['{', 2_000],
  ['}', 2_000],
  ['|', 6_000],
  ['&', 2_000],
  ['@', 2_000],
];
/** Headings, and lines that begin an item or a quotation. */
const MOST_STARTS = { headings: 300, items: 2_000 };

const STARTS = /^(?:[ \t]{0,80}(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const START = />|[-+*]|\d[.)]/g;
const TAG = /<(\/?)[A-Z](?:"[^"<]*"|[^"<>])*>/g;
const FENCE = /^[ \t>]{0,80}(```|~~~)/;
const FLOW = /[[{]|[\]}]/g;
const DEEPEST_FLOW = 40;

/**
 * Finds what is longer, deeper or wider than anything a writer makes, and would keep a parser busy
 * for minutes or end it. It reads each character a few times at most, so that the answer takes
 * milliseconds whatever the text is.
 * @param source an MDX file, or a YAML one
 * @param isMdx which of the two it is
 * @returns undefined where the text may be parsed
 */
export function findExcess(source: string, isMdx: boolean): Excess | undefined {
  const most = isMdx ? LONGEST_TEXT : LONGEST_LIST;
  if (source.length > most) {
    const message = `has more than ${toNumber(most)} characters; was something pasted by mistake? Delete it, or make two files of it`;
    return { line: 1, column: 1, message };
  }
  const lines = source.split(/\r\n|\n|\r/);
  return (
    findLongLine(lines) ??
    findManyLines(lines, isMdx) ??
    (isMdx ? findInText(source, lines) : findDeepFlow(lines))
  );
}

function findLongLine(lines: string[]): Excess | undefined {
  const index = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (index < 0) return undefined;
  const length = toNumber(lines[index]?.length ?? 0);
  const message = `has a line of ${length} characters, at most ${toNumber(LONGEST_LINE)} are allowed; was something pasted by mistake? Delete it, or break it into paragraphs`;
  return { line: index + 1, column: 1, message };
}

function findManyLines(lines: string[], isMdx: boolean): Excess | undefined {
  const most = isMdx ? MOST_LINES.text : MOST_LINES.list;
  if (lines.length > most) {
    const message = `has ${toNumber(lines.length)} lines, at most ${toNumber(most)} are allowed; make two files of it`;
    return { line: most + 1, column: 1, message };
  }
  const deep = lines.findIndex((line) => /^[ \t]{121}/.test(line) && line.trim() !== '');
  if (deep < 0) return undefined;
  const message = `has a line that begins with more than ${DEEPEST_INDENT} spaces; write the line further to the left`;
  return { line: deep + 1, column: 1, message };
}

function findInText(source: string, lines: string[]): Excess | undefined {
  return (
    findManySigns(source) ??
    findLongBlock(lines) ??
    findManyStarts(lines) ??
    findWideRow(lines) ??
    findDeepTags(lines) ??
    findDeepFlow(listFields(lines))
  );
}

function findManySigns(source: string): Excess | undefined {
  for (const [sign, most] of MOST_SIGNS) {
    let count = 0;
    for (let at = source.indexOf(sign); at >= 0; at = source.indexOf(sign, at + 1)) {
      count += 1;
      if (count <= most) continue;
      const message = `has the sign "${sign}" more than ${toNumber(most)} times; was something pasted by mistake? Delete it, or make two files of it`;
      return { ...toPlace(source, at), message };
    }
  }
  return undefined;
}

function findLongBlock(lines: string[]): Excess | undefined {
  let length = 0;
  for (const [index, line] of lines.entries()) {
    length = line.trim() === '' ? 0 : length + 1;
    if (length <= LONGEST_BLOCK) continue;
    const message = `has more than ${LONGEST_BLOCK} lines without an empty one between them; write an empty line between paragraphs, or divide the table`;
    return { line: index + 1, column: 1, message };
  }
  return undefined;
}

function findManyStarts(lines: string[]): Excess | undefined {
  let [headings, items] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const at = { line: index + 1, column: 1 };
    const depth = STARTS.exec(line)?.[0].match(START)?.length ?? 0;
    headings += /^\s{0,80}#/.test(line) ? 1 : 0;
    items += depth;
    if (depth > DEEPEST_LINE) {
      const message = `has a line that begins with ${toNumber(depth)} signs of lists and quotations, at most ${DEEPEST_LINE} can be nested; delete the others`;
      return { ...at, message };
    }
    if (headings > MOST_STARTS.headings) {
      const message = `has more than ${MOST_STARTS.headings} headings, through which nobody finds the way; make two files of it`;
      return { ...at, message };
    }
    if (items > MOST_STARTS.items) {
      const message = `has more than ${toNumber(MOST_STARTS.items)} items of lists and quotations; make two files of it`;
      return { ...at, message };
    }
  }
  return undefined;
}

function findWideRow(lines: string[]): Excess | undefined {
  const index = lines.findIndex((line) => countColumns(line) > WIDEST_TABLE);
  if (index < 0) return undefined;
  const columns = countColumns(lines[index] ?? '');
  const message = `has a table of ${toNumber(columns)} columns, at most ${WIDEST_TABLE} are allowed; make several tables of it`;
  return { line: index + 1, column: 1, message };
}

function countColumns(line: string): number {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}

function findDeepTags(lines: string[]): Excess | undefined {
  const text = withoutCode(lines);
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of text.matchAll(TAG)) {
    if (slash === '/') depth = Math.max(0, depth - 1);
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth <= DEEPEST_TAGS) continue;
    const message = `has more than ${DEEPEST_TAGS} components open inside each other; close each where it ends, or write them in a row instead`;
    return { ...toPlace(text, index), message };
  }
  return undefined;
}

/** A text with empty lines in the place of its blocks of code, where tags are no more than words. */
function withoutCode(lines: string[]): string {
  let fence: string | undefined;
  const kept = lines.map((line) => {
    const [, mark] = FENCE.exec(line) ?? [];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark === fence) fence = undefined;
    return isCode ? '' : line;
  });
  return kept.join('\n');
}

/** The lines of the frontmatter; all of them where it does not end. */
function listFields(lines: string[]): string[] {
  const end = lines.indexOf('---', 1);
  return end < 0 ? lines : lines.slice(0, end);
}

/** Lists and groups of YAML on one line: each bracket is a level. */
function findDeepFlow(lines: string[]): Excess | undefined {
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    for (const { 0: sign, index: at } of line.matchAll(FLOW)) {
      depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1);
      if (depth <= DEEPEST_FLOW) continue;
      const message = `has more than ${DEEPEST_FLOW} brackets inside each other; write lists on lines of their own, each item behind "- "`;
      return { line: index + 1, column: at + 1, message };
    }
  }
  return undefined;
}

function toPlace(source: string, offset: number) {
  const before = source.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function toNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** Where an excess ends, for a mark below the line. */
export function toExcessEnd({ line, column }: Excess, source: string): number {
  const length = source.split(/\r\n|\n|\r/, line)[line - 1]?.length ?? 0;
  return Math.max(column, Math.min(length, column + SHORT)) + 1;
}
