import { z } from 'zod';
import { count } from '#base/text';
import { describe, didYouMean, findMisspelled, shorten, toChoice, toList } from '#base/words';
import { isGroup, type Path } from '../read/data';
import { readMeta } from '../read/schema-tree';

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

/** What is wrong with a value, and what to write if that is certain. */
export interface Words {
  message: string;
  /** Replaces the content of a string; its quotation marks stay. */
  word?: string | undefined;
  /** Replaces the whole value, as YAML. */
  whole?: string | undefined;
}

/**
 * What is wrong with a value, in plain words for authors.
 * @param written the value as its author wrote it: `1.10` says more than the number 1.1
 * @returns what was found and what to write instead, without a final period
 */
export function toWords(
  issue: Issue,
  found: unknown,
  schema: z.ZodType | undefined,
  written = describe(found),
): Words {
  switch (issue.code) {
    case 'invalid_type':
      return toTypeWords(found, schema, written);
    case 'invalid_value':
      return toChoiceWords(found, issue.values);
    case 'too_big':
    case 'too_small':
      return { message: toSizeWords(issue, found, schema) };
    case 'invalid_format':
      return toFormatWords(issue.message, String(found), schema);
    case 'custom':
      return { message: issue.message };
    default:
      return { message: `is ${describe(found)}, but ${issue.message}` };
  }
}

function toChoiceWords(found: unknown, choices: readonly unknown[]): Words {
  const text = typeof found === 'string' ? found : '';
  const names = choices.map(String);
  const message = `is ${describe(found)}, but must be ${toChoice(choices)}${didYouMean(text, names)}`;
  return { message, word: findMisspelled(text, names) };
}

/** What to say about a missing field. */
export function toMissingWords(path: Path, schema: z.ZodType | undefined): string {
  const group = path.slice(0, -1).filter((key) => typeof key === 'string');
  const place = group.length === 0 ? '' : ` below ${group.join('.')}`;
  return `is missing; add a line "${String(path.at(-1))}: …"${place}, with ${toExpectation(schema)}`;
}

/** What belongs in a field, such as `a number`. */
export function toExpectation(schema: z.ZodType | undefined): string {
  if (schema === undefined) return 'text';
  const { reference, link, image, portrait } = readMeta(schema);
  if (reference === 'glossary') return 'the slug of a term of content/glossary.yaml';
  if (reference) return `the name of a file of content/${reference}/, without .mdx`;
  if (link) return 'an address such as /products or https://…';
  if (portrait) return 'a picture beside this entry such as ./name.avif';
  if (image) return 'a picture such as /api/placeholder/1200/675 or ./name.svg';
  if (schema instanceof z.ZodISODate) return 'a day such as 2024-09-17';
  if (schema instanceof z.ZodEmail) return 'an email address such as grid@ohmstead.example';
  if (schema instanceof z.ZodEnum) return toChoice(schema.options);
  if (schema instanceof z.ZodLiteral) return toChoice([...schema.values]);
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'a whole number' : 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'a list below it, each item on a line behind "- "';
  if (schema instanceof z.ZodRecord) return 'a group of fields';
  return schema instanceof z.ZodObject
    ? `the fields ${toList(Object.keys(schema.shape))} below it`
    : 'text';
}

function toTypeWords(found: unknown, schema: z.ZodType | undefined, written: string): Words {
  const want = toExpectation(schema);
  if (found === null) return { message: `is empty; write ${want}` };
  const message = `is ${written}, but must be ${want}`;
  if (!(schema instanceof z.ZodString)) return { message };
  if (isGroup(found)) return { message: `${message}; a text with a colon needs quotation marks` };
  const whole = schema.safeParse(written).success ? `"${written}"` : undefined;
  return Array.isArray(found) ? { message } : { message: `${message}; write "${written}"`, whole };
}

function toSizeWords(issue: SizeIssue, found: unknown, schema: z.ZodType | undefined): string {
  const isTooBig = issue.code === 'too_big';
  const limit = Number(isTooBig ? issue.maximum : issue.minimum);
  if (found === '') return 'is empty; write some text between the quotation marks';
  if (typeof found === 'string') {
    const size = `is ${count(found.length, 'character')} long, but there is room for ${limit} where it stands`;
    return `${size}; shorten it by ${found.length - limit}`;
  }
  const why = schema && readMeta(schema).why;
  const reason = why === undefined ? '' : `, since ${why}`;
  const within = isTooBig ? 'at most' : 'at least';
  const beyond = isTooBig ? 'less than' : 'more than';
  const bound = `${issue.inclusive === false ? beyond : within} ${limit}${reason}`;
  return Array.isArray(found)
    ? `has ${count(found.length, 'item')}, but must have ${bound}`
    : `is ${String(found)}, but must be ${bound}`;
}

function toFormatWords(message: string, text: string, schema: z.ZodType | undefined): Words {
  const bare = text.trim();
  const word = bare !== text && schema?.safeParse(bare).success ? bare : undefined;
  if (schema instanceof z.ZodISODate && /^\d{4}-\d{2}-\d{2}$/.test(text))
    return { message: `is "${text}", which is no day of the calendar; correct it` };
  const day = schema instanceof z.ZodISODate ? findDay(bare) : undefined;
  if (day !== undefined) {
    const message = `is "${shorten(text)}", but a day is written year-month-day; write ${day}`;
    return { message, word: day };
  }
  if (schema instanceof z.ZodISODate || schema instanceof z.ZodEmail)
    return { message: `is "${shorten(text)}", but must be ${toExpectation(schema)}`, word };
  if (/[\r\n]/.test(text))
    return { message: 'has a line break inside; write the text on one line' };
  if (text !== bare) return { message: 'begins or ends with a space; delete it', word };
  return { message: `is "${shorten(text)}", but ${message}` };
}

/**
 * The day meant by a date in another format.
 * @param text such as `2024/3/5`, `17.9.2024` or `Sep 17, 2024`
 * @returns `YYYY-MM-DD`; undefined if it may mean two days, or none
 */
function findDay(text: string): string | undefined {
  if (/[A-Za-z]{3}/.test(text)) return / \d{4}$/.test(text) ? toDayOfWords(text) : undefined;
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
function toDayOfWords(text: string): string | undefined {
  const date = new Date(`${text} UTC`);
  const isDay = Number(/\d+/.exec(text)?.[0]) === date.getUTCDate();
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}
