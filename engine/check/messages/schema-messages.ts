import { z } from 'zod';
import { readMeta } from '../fields/schema-tree.ts';
import { GLOSSARY } from '../model/conventions.ts';
import { isGroup, type Path } from '../read/data.ts';
import { toLines } from '../read/locate.ts';
import { quote } from '../read/yaml-repairs.ts';
import { count } from '../wording/text.ts';
import {
  describe,
  didYouMean,
  findMisspelled,
  shorten,
  toChoice,
  toList,
} from '../wording/words.ts';

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

/**
 * What is wrong with a value, in plain words for authors.
 * @param written the value as its author wrote it: `1.10` says more than the number 1.1
 * @returns what was found and what to write instead, without a final period
 */
export function describeIssue(
  issue: Issue,
  found: unknown,
  schema: z.ZodType | undefined,
  written = String(found),
): IssueMessage {
  switch (issue.code) {
    case 'invalid_type':
      return toTypeMessage(issue, found, schema, written);
    case 'invalid_value':
      return toChoiceMessage(found, issue.values);
    case 'too_big':
    case 'too_small':
      return { message: toSizeMessage(issue, found, schema) };
    case 'invalid_format':
      return toFormatMessage(issue.message, found, schema);
    case 'custom':
      return { message: issue.message };
    default:
      return { message: `is ${describe(found)}, but ${issue.message}` };
  }
}

/** What is wrong with a value, and what to write if that is certain. */
export interface IssueMessage {
  message: string;
  /** Replaces the content of a string; its quotation marks stay. */
  replacement?: string | undefined;
  /** Replaces the whole value, as YAML. */
  whole?: string | undefined;
}

function toChoiceMessage(found: unknown, choices: readonly unknown[]): IssueMessage {
  const text = typeof found === 'string' ? found : '';
  const names = choices.map(String);
  const message = `is ${describe(found)}, but must be ${toChoice(choices)}${didYouMean(text, names)}`;
  return { message, replacement: findMisspelled(text, names) };
}

/** What to say about a missing field. */
export function toMissingMessage(path: Path, schema: z.ZodType | undefined): string {
  const group = path.slice(0, -1).filter((key) => typeof key === 'string');
  const below = group.length === 0 ? '' : ` below ${group.join('.')}`;
  return `is missing; add a line "${String(path.at(-1))}: …"${below}, with ${toExpectation(schema)}`;
}

/** What a list of content is made of: the glossary of terms. */
function toItemNoun(list = ''): string {
  return list === GLOSSARY ? 'a term' : 'an item';
}

/** What belongs in a field, such as `a number`. */
export function toExpectation(schema: z.ZodType | undefined): string {
  if (schema === undefined) return 'text';
  const { reference, isListed, link, image, photo } = readMeta(schema);
  if (isListed) return `the slug of ${toItemNoun(reference)} of content/${reference}.yaml`;
  if (reference) return `the name of a file of content/${reference}/, without .mdx`;
  if (link) return 'an address such as /products or https://…';
  if (photo) return 'a picture beside this entry such as ./name.avif';
  if (image) return 'a picture such as /api/placeholder/1200/675 or ./name.svg';
  if (schema instanceof z.ZodISODate) return 'a day such as 2024-09-17';
  if (schema instanceof z.ZodEnum) return toChoice(schema.options);
  if (schema instanceof z.ZodLiteral) return toChoice([...schema.values]);
  if (schema instanceof z.ZodNumber) return 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'a list below it, each item on a line behind "- "';
  return schema instanceof z.ZodObject
    ? `the fields ${toList(Object.keys(schema.shape))} below it`
    : 'text';
}

function toTypeMessage(
  { expected, path }: z.core.$ZodIssueInvalidType,
  found: unknown,
  schema: z.ZodType | undefined,
  written: string,
): IssueMessage {
  const isDay = schema instanceof z.ZodISODate;
  const want = isDay ? toExpectation(schema) : (typeNames[expected] ?? 'another kind of value');
  if (found === null) return { message: `is empty; write ${toExpectation(schema)}` };
  const message = `is ${describeType(found, expected, written)}, but must be ${want}`;
  if (isDay) return { message };
  const { whole, advice } = guess(expected, found, schema, written);
  if (whole === undefined) {
    const isAddress = /^(?:\/|https?:)/.test(String(path.at(-1)));
    const better = isAddress
      ? 'write each old address on one line as a plain path: /old/ring: /new/page'
      : advice;
    return { message: better ? `${message}; ${better}` : message };
  }
  const verb = expected === 'array' ? 'put it between square brackets:' : 'write';
  const isRight = expected !== 'string' || schema?.safeParse(written).success === true;
  // 1.720 may be a fraction, or 1720 as other languages print it.
  const isRounded = typeof found === 'number' && /^(?:number|int)$/.test(expected);
  const isSure = isRight && !isRounded && !whole.includes('…');
  return { message: `${message}; ${verb} ${whole}`, ...(isSure && { whole }) };
}

function describeType(found: unknown, expected: string, written: string): string {
  if (typeof found === 'number' && expected === 'string') return `the number ${written}`;
  if (typeof found === 'string' && /^[\d.]+$/.test(found)) return `the text ${describe(found)}`;
  return describe(found);
}

/** A list marker that YAML reads as text. */
const POINT = /^(?:[-*•·‣●○■▪–—]|\d{1,2}[.)]\s)/;

/** The value that was meant, as YAML, or what else to do. */
function guess(
  expected: string,
  found: unknown,
  schema: z.ZodType | undefined,
  written: string,
): { whole?: string | undefined; advice?: string } {
  switch (expected) {
    case 'string':
      if (typeof found === 'number' || typeof found === 'boolean') return { whole: `"${written}"` };
      return { advice: toColonAdvice(found) };
    case 'number':
    case 'int':
      return { whole: toNumber(found, schema), advice: 'write digits only' };
    case 'boolean':
      if (/^(?:yes|y|on|true|1|ja)$/i.test(String(found))) return { whole: 'true' };
      return { whole: /^(?:no|n|off|false|0|nein)$/i.test(String(found)) ? 'false' : undefined };
    case 'array': {
      if (typeof found !== 'string')
        return { advice: 'write each item on a line of its own behind "- "' };
      if (POINT.test(found))
        return { advice: 'begin each item with a hyphen and a space: "- item"' };
      const items = found.split(/[,;]/).map((item) => shorten(item.trim()));
      return { whole: items.length > 6 ? undefined : `[${items.join(', ')}]` };
    }
    default:
      if (!(schema instanceof z.ZodObject)) return {};
      return {
        advice: `write its fields ${toList(Object.keys(schema.shape))} below it, each on a line of its own and indented by two spaces`,
      };
  }
}

/** `4,000 lm` is 4000, and `27,3%` is 27.3; undefined if ambiguous. */
function toNumber(found: unknown, schema: z.ZodType | undefined): string | undefined {
  if (typeof found === 'number' && Number.isFinite(found)) return `${Math.round(found)}`;
  const match =
    /^[^\d.,]{0,20}(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})((?:[.,]\d{1,2})?)[^\d.,]{0,20}$/.exec(
      typeof found === 'string' ? found : '',
    );
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  const number = Number(whole.replaceAll(',', '') + fraction.replace(',', '.'));
  const isFit = Number.isInteger(number) || schema?.safeParse(number).success === true;
  return isFit ? `${number}` : undefined;
}

function toColonAdvice(found: unknown): string {
  const [pair, ...others] = isGroup(found) ? Object.entries(found) : [];
  const isColon = pair !== undefined && others.length === 0 && typeof pair[1] !== 'object';
  return isColon ? `text with a colon needs quotation marks: "${pair[0]}: ${String(pair[1])}"` : '';
}

function toSizeMessage(issue: SizeIssue, found: unknown, schema: z.ZodType | undefined): string {
  const isTooMany = issue.code === 'too_big';
  const limit = Number(isTooMany ? issue.maximum : issue.minimum);
  const why = schema && readMeta(schema).why;
  const reason = why === undefined ? '' : `, since ${why}`;
  if (typeof found === 'number')
    return `is ${found}, but must be ${toBounds(schema, issue, limit)}${reason}`;
  if (found === '') return 'is empty; write some text between the quotation marks';
  if (typeof found === 'string') {
    const size = `is ${count(found.length, 'character')} long, but there is room for ${limit} where it stands`;
    return `${size}; shorten it by ${found.length - limit}`;
  }
  const size = Array.isArray(found) ? found.length : 0;
  const verb = limit === 1 ? 'is' : 'are';
  const bound = isTooMany ? `at most ${limit} ${verb} allowed` : `at least ${limit} ${verb} needed`;
  const advice = isTooMany ? `delete ${size - limit}` : `add ${limit - size}`;
  return `has ${count(size, 'item')}, but ${bound}${reason}; ${advice}`;
}

function toBounds(schema: z.ZodType | undefined, issue: SizeIssue, limit: number): string {
  const isTooBig = issue.code === 'too_big';
  if (issue.inclusive === false) return `${isTooBig ? 'less' : 'more'} than ${limit}`;
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : {};
  return isBound(minValue) && isBound(maxValue)
    ? `from ${minValue} to ${maxValue}`
    : `${limit} ${isTooBig ? 'at most' : 'at least'}`;
}

/** Unbounded numbers have infinity as their limit, unbounded integers the largest safe integer. */
function isBound(value: number | null | undefined): boolean {
  return Math.abs(value ?? Infinity) < Number.MAX_SAFE_INTEGER;
}

function toFormatMessage(
  message: string,
  found: unknown,
  schema: z.ZodType | undefined,
): IssueMessage {
  const text = typeof found === 'string' ? found : '';
  const bare = text.trim();
  const replacement = bare !== text && schema?.safeParse(bare).success ? bare : undefined;
  if (schema instanceof z.ZodISODate) return toDayMessage(text);
  if (schema instanceof z.ZodEmail) {
    const example = 'an email address such as name@company.example';
    return { message: `is "${shorten(text)}", but must be ${example}`, replacement };
  }
  if (/[\r\n]/.test(text))
    return { message: 'has a line break inside; write the text on one line', ...toOneLine(bare) };
  if (text !== bare) return { message: 'begins or ends with a space; delete it', replacement };
  return { message: `is "${shorten(text)}", but ${message}` };
}

/** The lines of a text as one, unless they are points of a list or the like. */
function toOneLine(text: string): { whole?: string } {
  const lines = toLines(text).map((line) => line.trim());
  const isPlain = lines.every((line) => !/^(?:[-*•#=]|\d+[.)] )/.test(line));
  return isPlain ? { whole: quote(lines.filter(Boolean).join(' ')) } : {};
}

function toDayMessage(text: string): IssueMessage {
  const replacement = findDay(text.trim());
  if (replacement === undefined && /^\d{4}-\d{1,2}-\d{1,2}$/.test(text))
    return { message: `is "${text}", which is no day of the calendar; correct it` };
  const advice = replacement === undefined ? ', such as 2024-09-17' : `; write ${replacement}`;
  return {
    message: `is "${shorten(text)}", but a day is written year-month-day${advice}`,
    replacement,
  };
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/**
 * The day meant by a date in another format.
 * @param text such as `2024/3/5`, `17.9.2024` or `Sep 17, 2024`
 * @returns `YYYY-MM-DD`; undefined if it may mean two days, or none
 */
function findDay(text: string): string | undefined {
  if (/[A-Za-z]{3}/.test(text)) return / \d{4}$/.test(text) ? toDayOfText(text) : undefined;
  const [, first = '', second = '', third = ''] =
    /^(\d+)[-/. ]+(\d+)[-/. ]+(\d+)(?:T|$)/.exec(text) ?? [];
  const toDay = (year: string, month: string, day: string) =>
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // With dots the day comes first; with slashes that depends on the country.
  const days = [
    toDay(first, second, third),
    toDay(third, second, first),
    ...(text.includes('.') ? [] : [toDay(third, first, second)]),
  ];
  const [only, ...doubts] = new Set(days.filter((day) => z.iso.date().safeParse(day).success));
  return doubts.length === 0 ? only : undefined;
}

/** A day with the name of its month; `Date` takes February 30 for a day of March. */
function toDayOfText(text: string): string | undefined {
  const date = new Date(`${text} UTC`);
  const isDay = Number(/\d+/.exec(text)?.[0]) === date.getUTCDate();
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}
