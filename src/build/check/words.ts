import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What is wrong, in the words of somebody who writes pages.
 * @param issue one issue of zod
 * @param found the value that stands there
 * @returns what was found and what is allowed, one sentence without a full stop
 */
export function toWords(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `is ${describe(found)}, but must be ${typeWords[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `is ${describe(found)}, but must be ${toChoice(issue.values)}${hint(found, issue.values)}`;
    case 'too_big':
      return `is too long: ${sizeOf(found)}, at most ${issue.maximum} allowed`;
    case 'too_small':
      return `is too short: ${sizeOf(found)}, at least ${issue.minimum} needed`;
    case 'custom':
      return issue.message;
    case 'invalid_union':
      return `is ${describe(found)}, which is none of the allowed kinds`;
    default:
      return `is ${describe(found)}, but ${issue.message}`;
  }
}

/** The nearest of some names to what was found; undefined where none is near. */
export function findNearest(found: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const nearest = closest(found, [...names]);
  const limit = Math.max(2, found.length / 3);
  return distance(found.toLowerCase(), nearest.toLowerCase()) <= limit ? nearest : undefined;
}

/** The nearest of some names as a question; empty where none is near. */
export function didYouMean(found: string, names: readonly string[]): string {
  const nearest = findNearest(found, names);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

/** Names as a choice, such as `"a", "b" or "c"`. */
export function toChoice(values: readonly unknown[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

const typeWords: Record<string, string> = {
  string: 'text (put it between quotation marks)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function hint(found: unknown, values: readonly unknown[]): string {
  return typeof found === 'string' ? didYouMean(found, values.map(String)) : '';
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length} characters`;
  return Array.isArray(value) ? `${value.length} items` : describe(value);
}
