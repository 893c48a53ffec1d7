import type { z } from 'zod';

import type { ContentFile } from './content-file';
import type { Path } from './data';
import { valueAt } from './data';
import type { Span } from './locate';
import { spanOfKeyIn, spanOfValue } from './locate';
import type { StrayKey } from './misplaced-keys';
import { guessMeaning, putInPlace } from './misplaced-keys';
import type { Problem } from './problem';
import { fieldNamesAt, kindsOf, pickKind, readMeta, schemaAt } from './schema-tree';
import { toWords } from './schema-words';
import { describe, didYouMean, suggest, toChoice, toList } from './words';

type Issue = z.core.$ZodIssue;

/**
 * Every field of a file that does not fit its schema. One slip gives one problem: a field that is
 * misspelt or stands in the wrong group is put where it belongs before the rest is judged.
 */
export function checkSchema(file: ContentFile, union: z.ZodType): Problem[] {
  const { data } = file;
  const kinds = kindsOf(union);
  const schema = pickKind(union, data);
  const unknown = kinds.length > 0 && !kinds.includes(String(valueAt(data, ['kind'])));
  const kind = unknown ? [toUnknownKind(file, union)] : [];
  if (schema === union && kinds.length > 0) return kind;
  const first = schema.safeParse(data);
  if (first.success) return kind;
  const strays = first.error.issues.flatMap((issue) => toStrays(schema, data, issue));
  const meant = putInPlace(data, strays);
  const second = schema.safeParse(meant);
  const issues = second.success ? [] : second.error.issues;
  const problems = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isOfOtherRule(schema, meant, issue))
    .map((issue) => toValueProblem(file, schema, meant, strays, issue));
  const own = problems.filter(({ field }) => !(unknown && field === 'kind'));
  return [...kind, ...toStrayProblems(file, schema, strays), ...onePerField(own)];
}

function toUnknownKind(file: ContentFile, union: z.ZodType): Problem {
  const found = valueAt(file.data, ['kind']);
  const kinds = kindsOf(union);
  const message =
    found === undefined
      ? `is missing; write which kind of page this is: ${toChoice(kinds)}`
      : `is ${describe(found)}, but must be ${toChoice(kinds)}${didYouMean(String(found), kinds)}`;
  return toProblem(file, spanOfValue(file.mended?.contents ?? null, ['kind']), ['kind'], message);
}

function toStrays(schema: z.ZodType, data: unknown, issue: Issue): StrayKey[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => guessMeaning(schema, data, issue.path, key));
}

/** References, links and pictures are judged by rules of their own, which know what exists. */
function isOfOtherRule(schema: z.ZodType, data: unknown, { path, code }: Issue): boolean {
  const field = schemaAt(schema, path);
  const found = valueAt(data, path);
  if (field === undefined || code !== 'invalid_format') return false;
  const { reference, link, image } = readMeta(field);
  return Boolean(reference ?? link ?? image) && typeof found === 'string' && found !== '';
}

function toValueProblem(
  file: ContentFile,
  schema: z.ZodType,
  data: unknown,
  strays: StrayKey[],
  issue: Issue,
): Problem {
  const found = valueAt(data, issue.path);
  const path = toWritten(issue.path, strays);
  const span = spanOfValue(file.mended?.contents ?? null, path);
  if (found === undefined && issue.code !== 'custom') {
    return toProblem(file, path.length === 1 ? null : span, path, 'is missing');
  }
  const message = isRemark(file, span, found)
    ? 'is empty, because everything behind " #" is a remark; put the text between quotation marks'
    : toWords(issue, found, schemaAt(schema, issue.path));
  return toProblem(file, span, path, message);
}

/** The path as it stands in the file, where a guess has moved it. */
function toWritten(path: Path, strays: StrayKey[]): Path {
  const stray = strays.find(({ meant }) => meant?.every((key, index) => key === path[index]));
  if (stray?.meant === undefined) return path;
  return [...stray.group, stray.key, ...path.slice(stray.meant.length)];
}

function isRemark(file: ContentFile, span: Span, found: unknown): boolean {
  if (found !== null) return false;
  const { line } = file.rangeAt(...span);
  return /:\s+#/.test(file.source.split(/\r\n|\n|\r/)[line - 1] ?? '');
}

function toStrayProblems(file: ContentFile, schema: z.ZodType, strays: StrayKey[]): Problem[] {
  const moved = strays.filter(isMoved);
  const homes = [...new Set(moved.map((stray) => homeOf(stray).join('.')))];
  return [
    ...homes.map((home) =>
      toMovedProblem(
        file,
        moved.filter((stray) => homeOf(stray).join('.') === home),
      ),
    ),
    ...strays
      .filter((stray) => !isMoved(stray))
      .map((stray) => toStrayProblem(file, schema, stray)),
  ];
}

function isMoved(stray: StrayKey): boolean {
  return stray.meant !== undefined && homeOf(stray).join('.') !== stray.group.map(String).join('.');
}

function homeOf({ meant }: StrayKey): string[] {
  return (meant ?? []).slice(0, -1).map(String);
}

/** Fields that stand in the wrong group together are one slip: their indentation. */
function toMovedProblem(file: ContentFile, strays: StrayKey[]): Problem {
  const [first] = strays as [StrayKey];
  const home = homeOf(first);
  const place = home.length === 0 ? 'the outermost fields' : `the fields of ${home.join('.')}`;
  const others = strays.slice(1).map(({ key }) => key);
  const subject = others.length === 0 ? 'belongs' : `and ${toList(others)} belong`;
  const indent = home.length === 0 ? 'no space at all' : `${home.length * 2} spaces`;
  const message = `${subject} to ${place}; move ${others.length === 0 ? 'it' : 'them'} there and begin the line with ${indent}`;
  return toProblem(file, spanOfStray(file, first), [...first.group, first.key], message);
}

function toStrayProblem(file: ContentFile, schema: z.ZodType, stray: StrayKey): Problem {
  const { group, key, meant } = stray;
  const names = fieldNamesAt(schema, group);
  const advice =
    meant === undefined
      ? toUnknownAdvice(file, stray, names)
      : `; did you mean "${String(meant.at(-1))}"?`;
  return toProblem(
    file,
    spanOfStray(file, stray),
    [...group, key],
    `is not a known field${advice}`,
  );
}

function toUnknownAdvice(file: ContentFile, { group, key }: StrayKey, names: string[]): string {
  const free = names.filter((name) => valueAt(file.data, [...group, name]) === undefined);
  return free.length === 0
    ? `; delete it, or write it as one of ${toList(names)}`
    : suggest(key, names) || `; known are ${toList(names)}`;
}

function spanOfStray(file: ContentFile, { group, key }: StrayKey): Span {
  return spanOfKeyIn(file.mended?.contents ?? null, group, key);
}

/** Two rules may find fault with the same value; the first says enough. */
function onePerField(problems: Problem[]): Problem[] {
  return [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed();
}

function toProblem(file: ContentFile, span: Span | null, path: Path, message: string): Problem {
  const range =
    span === null ? { line: 1, column: 1, endLine: 1, endColumn: 4 } : file.rangeAt(...span);
  const field = path.map(String).join('.');
  return { file: file.path, ...range, field, message, rule: 'schema', severity: 'error' };
}
