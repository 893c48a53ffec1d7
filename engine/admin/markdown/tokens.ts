// The words and signs of a text in Markdown, and what two ways of writing one have in common.

/** A word, a sign, an escape, a run of blanks or a line break. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** The same for all ways of writing it: `\<` and `<`, or the `*` and the `_` of emphasis. */
  key: string;
}

/** A line of a text, with its line break. */
export interface Line {
  text: string;
  start: number;
  tokens: Token[];
  /** The same for all ways of writing it, whatever its bullet, its number and its blanks. */
  key: string;
}

const TOKEN = /\\[!-/:-@[-`{-~]|&#?\w+;|\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+|-{3,}|`+|./gsu;
const ESCAPE = /^\\(.)$/s;
const CODE_POINT = /^&#(x?)([\da-f]+);$/i;
const BULLET = /^[-+*](?=\s)/;
/** A cell of the second row of a table. */
const DELIMITER = /^:?-+:?$/;
const ORDINAL = /^\d{1,9}[.)](?=\s)/;

/** The lines of a text. */
export function toLines(text: string): Line[] {
  let start = 0;
  return text.split(/(?<=\n)/).map((line) => {
    const tokens = toTokens(line, start);
    start += line.length;
    return { text: line, start: start - line.length, tokens, key: toLineKey(line, tokens) };
  });
}

function toTokens(line: string, offset: number): Token[] {
  return [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: offset + index,
    end: offset + index + text.length,
    key: toKey(text),
  }));
}

function toKey(text: string): string {
  if (/^[^\S\n]/.test(text)) return ' ';
  if (text.startsWith('---')) return '---';
  const sign = text.replace(ESCAPE, '$1').replace(CODE_POINT, toCharacter);
  return sign === '_' ? '*' : sign;
}

function toCharacter(reference: string, isHex: string, digits: string): string {
  const code = Number.parseInt(digits, isHex === '' ? 10 : 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/** Whether a line is the second row of a table, such as `| :--- | ---: |`. */
function isBelowHead(line: string): boolean {
  if (!line.includes('|')) return false;
  const cells = line.split('|').map((cell) => cell.trim());
  const [first, last] = [cells[0] === '' ? 1 : 0, cells.at(-1) === '' ? -1 : cells.length];
  const inner = cells.slice(first, last);
  return inner.length > 0 && inner.every((cell) => DELIMITER.test(cell));
}

function toLineKey(line: string, tokens: Token[]): string {
  // Forms print another line below the head of a table.
  if (isBelowHead(line)) return line.replace(/[\s:]/g, '').replace(/-+/g, '-');
  const marker = readMarker(line)?.marker ?? '';
  const end = (tokens[0]?.start ?? 0) + line.length - line.trimStart().length + marker.length;
  const rest = tokens.filter(({ start, key }) => start >= end && !/^[\s\\]$/.test(key));
  return [toKind(marker), ...rest.map(({ key }) => key)].join('');
}

/** The bullet or the number that a line begins with, and the blanks before it. */
export function readMarker(line: string): { indent: string; marker: string } | undefined {
  const indent = /^[^\S\n]*/.exec(line)?.[0] ?? '';
  const rest = line.slice(indent.length);
  const marker = (BULLET.exec(rest) ?? ORDINAL.exec(rest))?.[0];
  return marker === undefined ? undefined : { indent, marker };
}

/** The same for all bullets, and for all numbers. */
export function toKind(marker: string): string {
  if (marker === '') return '';
  return /\d/.test(marker) ? '1.' : '-';
}
