import type { z } from 'zod';
import { describe, didYouMean, findMisspelt, toChoice } from '#base/words';
import { replace, replaceWord } from '../edits';
import { toMissingWords, toWords } from '../explain/schema-words';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Path } from '../read/data';
import { valueAt } from '../read/data';
import type { Range, Span } from '../read/locate';
import { spanOfValue } from '../read/locate';
import { kindsOf, pickKind, schemaAt } from '../read/schema-tree';
import { readMeta } from '../schema-marks';
import { isRemark, quoteAt } from './lost-text-rule';
import type { UnknownKey } from './unknown-fields';
import { guessMeaning, putInPlace, toSchemaProblem, toUnknownKeyProblems } from './unknown-fields';

type Issue = z.core.$ZodIssue;

/**
 * Every field of a file that does not fit its schema. One mistake gives one problem: a field that is
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
  const unknownKeys = first.error.issues.flatMap((issue) => toUnknownKeys(schema, data, issue));
  const meant = putInPlace(data, unknownKeys);
  const second = schema.safeParse(meant);
  const issues = second.success ? [] : second.error.issues;
  const problems = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isOfOtherRule(schema, meant, issue))
    .map((issue) => toValueProblem(file, schema, meant, unknownKeys, issue));
  const own = problems.filter(({ field }) => !(unknown && field === 'kind'));
  return [...kind, ...toUnknownKeyProblems(file, schema, unknownKeys), ...onePerField(own)];
}

function toUnknownKind(file: ContentFile, union: z.ZodType): Problem {
  const found = valueAt(file.data, ['kind']);
  const kinds = kindsOf(union);
  const message =
    found === undefined
      ? `is missing; write which kind of page this is: ${toChoice(kinds)}`
      : `is ${describe(found)}, but must be ${toChoice(kinds)}${didYouMean(String(found), kinds)}`;
  const span = spanOfValue(file.mended?.contents ?? null, ['kind']);
  const word = typeof found === 'string' ? found : '';
  const fix = replaceWord(file, file.rangeAt(...span), word, findMisspelt(word, kinds));
  return toSchemaProblem(file, span, ['kind'], message, fix);
}

function toUnknownKeys(schema: z.ZodType, data: unknown, issue: Issue): UnknownKey[] {
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
  unknownKeys: UnknownKey[],
  issue: Issue,
): Problem {
  const found = valueAt(data, issue.path);
  const path = toWritten(issue.path, unknownKeys);
  const span = spanOfValue(file.mended?.contents ?? null, path);
  if (found === undefined && issue.code !== 'custom') {
    const message = toMissingWords(issue.path, schemaAt(schema, issue.path));
    return toSchemaProblem(file, path.length === 1 ? null : span, path, message);
  }
  const remark = found === null ? findRemark(file, span) : undefined;
  if (remark === undefined) {
    const { message, word, whole } = toWords(issue, found, schemaAt(schema, issue.path));
    const range = file.rangeAt(...span);
    const edits =
      whole === undefined
        ? replaceWord(file, range, String(found), word)
        : replace(file, range, whole);
    const name = String(path.findLast((key) => !/^\d+$/.test(String(key))));
    const what = `${name}: ${JSON.stringify(found)} is now ${whole ?? JSON.stringify(word)}`;
    const fix = edits.map((edit) => ({ ...edit, what }));
    return toSchemaProblem(file, span, path, message, fix);
  }
  const message =
    'is empty, because everything behind " #" is a remark; put the text between quotation marks';
  const fix = isRemark(remark.words) ? [] : [quoteAt(file.source, remark)];
  return toSchemaProblem(file, span, path, message, fix);
}

/** The path as it stands in the file, where a guess has moved it. */
function toWritten(path: Path, unknownKeys: UnknownKey[]): Path {
  const unknownKey = unknownKeys.find(({ meant }) =>
    meant?.every((key, index) => key === path[index]),
  );
  if (unknownKey?.meant === undefined) return path;
  return [...unknownKey.group, unknownKey.key, ...path.slice(unknownKey.meant.length)];
}

/** The remark that stands where a value should. */
function findRemark(file: ContentFile, span: Span): (Range & { words: string }) | undefined {
  const { line } = file.rangeAt(...span);
  const text = file.source.split(/\r\n|\n|\r/)[line - 1] ?? '';
  const [all, before = '', words = ''] = /^(.*?[:-]\s+)(#.*\S)/.exec(text) ?? [];
  if (all === undefined) return undefined;
  const [column, endColumn] = [before.length + 1, all.length + 1];
  return { line, column, endLine: line, endColumn, words };
}

/** Two rules may find fault with the same value; the first says enough. */
function onePerField(problems: Problem[]): Problem[] {
  return [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed();
}
