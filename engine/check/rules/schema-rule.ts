import { isMap, isScalar } from 'yaml';
import type { z } from 'zod';
import {
  fieldNamesAt,
  isOptionalAt,
  kindsOf,
  pickKind,
  readMeta,
  schemaAt,
} from '../fields/schema-tree.ts';
import { describeIssue, toMissingMessage } from '../messages/schema-messages.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { isGroup, type Path, valueAt } from '../read/data.ts';
import { replace, replaceText, textAt } from '../read/edits.ts';
import { rangeOfField } from '../read/field-values.ts';
import { onLine, spanOfKeyIn } from '../read/locate.ts';
import { quote } from '../read/yaml-repairs.ts';
import {
  describe,
  didYouMean,
  findMisspelled,
  findNearest,
  suggest,
  toChoice,
  toList,
} from '../wording/words.ts';
import { indentInto } from './lost-indent.ts';
import { toFieldFindings, toProblems } from './rule.ts';

type Issue = z.core.$ZodIssue;

/** The first line of a file, for missing fields. */
const FIRST_LINE = onLine(0, 0, 3);

/**
 * Every field of a file that does not fit its schema. One mistake gives one problem: a field that
 * is misspelled or in the wrong group is not missing where it belongs.
 */
export function checkSchema(file: ContentFile, union: z.ZodType): Problem[] {
  return toProblems('schema', file.path, validate(file, union));
}

function validate(file: ContentFile, union: z.ZodType): Finding[] {
  const { data } = file;
  const kinds = kindsOf(union);
  const schema = pickKind(union, data);
  const isUnknown = kinds.length > 0 && !kinds.includes(String(valueAt(data, ['kind'])));
  const kind = isUnknown ? toUnknownKind(file, kinds) : [];
  if (schema === union && kinds.length > 0) return kind;
  const issues = schema.safeParse(data).error?.issues ?? [];
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => guessMeaning(schema, data, issue.path, key))
      : [],
  );
  const unknown = unknownKeys.map((one) => toUnknown(file, schema, one));
  const values = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isOfOtherRule(schema, data, issue))
    .filter(({ path }) => unknownKeys.every(({ meant }) => !meant || !isWithin(path, meant)))
    .map((issue) => validateValue(file, schema, issue))
    .filter(({ field }) => !(isUnknown && field === 'kind'));
  return [...kind, ...unknown, ...onePerField(values)];
}

/** Whether a path is that of a field, or of a group around it. */
function isWithin(path: Path, field: Path): boolean {
  return path.length <= field.length && path.every((key, at) => key === field[at]);
}

function toUnknownKind(file: ContentFile, kinds: readonly string[]): Finding[] {
  const found = valueAt(file.data, ['kind']);
  const state = found === undefined ? 'missing; it' : `${describe(found)}, but`;
  const message = `is ${state} must be ${toChoice(kinds)}${didYouMean(String(found), kinds)}`;
  const better = typeof found === 'string' ? findMisspelled(found, kinds) : undefined;
  return toFieldFindings(file, ['kind'], { message, better });
}

/** References, links and pictures are validated by rules of their own, which know what exists. */
function isOfOtherRule(schema: z.ZodType, data: unknown, { path, code }: Issue): boolean {
  const field = schemaAt(schema, path);
  const found = valueAt(data, path);
  if (field === undefined || code !== 'invalid_format') return false;
  const { reference, link, image } = readMeta(field);
  return Boolean(reference ?? link ?? image) && typeof found === 'string' && found !== '';
}

function validateValue(file: ContentFile, schema: z.ZodType, issue: Issue): Finding {
  const { path } = issue;
  const found = valueAt(file.data, path);
  const field = path.map(String).join('.');
  const range = rangeOfField(file, path);
  const own = schemaAt(schema, path);
  if (found === undefined && issue.code !== 'custom') {
    const message = toMissingMessage(path, own);
    return { range: path.length === 1 ? FIRST_LINE : range, field, message };
  }
  const isBare = typeof found === 'number' || typeof found === 'boolean';
  const written = isBare ? textAt(file, range) : undefined;
  const { message: explained, replacement, whole } = describeIssue(issue, found, own, written);
  const isUnset = found === null || found === '' || /^none$/i.test(String(found));
  const message =
    isUnset && isOptionalAt(schema, path) ? `${explained}, or delete the line` : explained;
  // Before a comma between braces, a number may be the start of a longer one: `1,000 h`.
  const isCut = textAt(file, { ...range, endColumn: range.endColumn + 1 }).endsWith(',');
  // A block of lines ends with its last line break.
  const text = textAt(file, range);
  const end = text.slice(text.trimEnd().length);
  const fix =
    whole === undefined || isCut
      ? replaceText(file, range, String(found), replacement)
      : replace(file, range, whole + end);
  return { range, field, message, fix };
}

/** Two checks may reject the same value; the first message is enough. */
function onePerField(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((one) => [one.field, one])).values()].toReversed();
}

/** A field that the schema does not allow where it is. */
interface UnknownKey {
  /** The group that contains it. */
  group: Path;
  key: string;
  /** Where it belongs, if that can be guessed: another spelling, or another group. */
  meant?: Path | undefined;
  /** The group where it belongs, if that is another one. */
  home?: Path | undefined;
}

/** Guesses what was meant by a field that the schema of a file does not allow where it is. */
function guessMeaning(schema: z.ZodType, data: unknown, group: Path, key: string): UnknownKey {
  const home = findHome(schema, data, group, key);
  if (home !== undefined) return { group, key, meant: [...home, key], home };
  const free = fieldNamesAt(schema, group).filter((name) => isFree(data, [...group, name]));
  const nearest = findNearest(key, free);
  return { group, key, meant: nearest === undefined ? undefined : [...group, nearest] };
}

/** A group below or above that lacks a field of exactly this name; preferably one that exists. */
function findHome(schema: z.ZodType, data: unknown, group: Path, key: string): Path | undefined {
  const below = fieldNamesAt(schema, group)
    .map((name) => [...group, name])
    .filter((path) => fieldNamesAt(schema, path).length > 0);
  const above = group.map((_, index) => group.slice(0, index)).toReversed();
  const fitting = [...below, ...above].filter(
    (home) => fieldNamesAt(schema, home).includes(key) && isFree(data, [...home, key]),
  );
  return fitting.find((one) => valueAt(data, one) !== undefined) ?? fitting[0];
}

function isFree(data: unknown, path: Path): boolean {
  const parent = valueAt(data, path.slice(0, -1));
  const isRoom = parent === undefined || parent === null || isGroup(parent);
  return isRoom && valueAt(data, path) === undefined;
}

/** Joins a line that has a colon with the text above it, if it reads like the rest of that text. */
function joinAbove(file: ContentFile, key: string) {
  const root = file.repaired?.contents;
  const pairs = isMap(root) ? root.items : [];
  const at = pairs.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  const [above, rest] = [pairs[at - 1], pairs[at]];
  const [text, end] = [above?.value, rest?.value];
  if (!isScalar(above?.key) || !isScalar(text) || !isScalar(end) || !/\s/.test(key))
    return undefined;
  const isOpen =
    text.type === 'PLAIN' && typeof text.value === 'string' && !/[.!?]$/.test(text.value);
  if (!isOpen || end.type !== 'PLAIN' || !text.range || !end.range) return undefined;
  const range = file.rangeAt(text.range[0], end.range[1]);
  // The line directly below, and no other.
  if (range.endLine !== range.line + 1) return undefined;
  const whole = quote(`${text.value} ${key}: ${String(end.value ?? '')}`.trim());
  return { above: String(above.key.value), fix: replace(file, range, whole) };
}

function toUnknown(
  file: ContentFile,
  schema: z.ZodType,
  { group, key, meant, home }: UnknownKey,
): Finding {
  const span = spanOfKeyIn(file.repaired?.contents ?? null, group, key);
  const place = { range: file.rangeAt(...span), field: [...group, key].map(String).join('.') };
  if (home !== undefined) {
    const message =
      home.length === 0
        ? 'belongs to the file as a whole; begin its line without spaces in front'
        : `belongs to ${home.join('.')}; write it there, with ${home.length * 2} spaces in front`;
    const fix = indentInto(file, { group, key, home }, fieldNamesAt(schema, group));
    return { ...place, message, ...(fix && { fix }) };
  }
  if (meant === undefined) {
    const joined = group.length === 0 ? joinAbove(file, key) : undefined;
    if (joined !== undefined) {
      const message = `is not a known field, but seems to go on with the text of ${joined.above}; write both on one line, between quotation marks`;
      return { ...place, message, fix: joined.fix };
    }
    const names = fieldNamesAt(schema, group);
    const advice = suggest(key, names) || `; known are ${toList(names)}`;
    return { ...place, message: `is not a known field${advice}` };
  }
  const name = String(meant.at(-1));
  const fix = replaceText(file, place.range, key, findMisspelled(key, [name]));
  return { ...place, message: `is not a known field; did you mean "${name}"?`, fix };
}
