import type { z } from 'zod';
import { describe, didYouMean, findMisspelled, toChoice } from '#base/words';
import { replace, replaceWord, textAt } from '../edits';
import { toMissingWords, toWords } from '../explain/schema-words';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { type Path, valueAt } from '../read/data';
import { rangeOfField } from '../read/field-values';
import { onLine, type Range } from '../read/locate';
import { kindsOf, pickKind, schemaAt } from '../read/schema-tree';
import { readMeta } from '../schema-marks';
import { isRemark, quoteAt } from './lost-text-rule';
import { toFieldFinding, toProblems } from './rule';
import { guessMeaning, putInPlace, toUnknownKeyFindings, type UnknownKey } from './unknown-fields';

type Issue = z.core.$ZodIssue;

/** The first line of a file, for missing fields. */
const FIRST_LINE = onLine(0, 0, 3);

/**
 * Every field of a file that does not fit its schema. One mistake gives one problem: a field that
 * is misspelled or in the wrong group is put where it belongs before the rest is judged.
 */
export function checkSchema(file: ContentFile, union: z.ZodType): Problem[] {
  return toProblems('schema', file.path, judge(file, union));
}

function judge(file: ContentFile, union: z.ZodType): Finding[] {
  const { data } = file;
  const kinds = kindsOf(union);
  const schema = pickKind(union, data);
  const isUnknown = kinds.length > 0 && !kinds.includes(String(valueAt(data, ['kind'])));
  const kind = isUnknown ? [toUnknownKind(file, kinds)] : [];
  if (schema === union && kinds.length > 0) return kind;
  const { error } = schema.safeParse(data);
  const unknownKeys = (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => guessMeaning(schema, data, issue.path, key))
      : [],
  );
  const meant = putInPlace(data, unknownKeys);
  const issues = (error && schema.safeParse(meant).error?.issues) ?? [];
  const values = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isOfOtherRule(schema, meant, issue))
    .map((issue) => judgeValue(file, schema, meant, unknownKeys, issue))
    .filter(({ field }) => !(isUnknown && field === 'kind'));
  return [...kind, ...toUnknownKeyFindings(file, schema, unknownKeys), ...onePerField(values)];
}

function toUnknownKind(file: ContentFile, kinds: readonly string[]): Finding {
  const found = valueAt(file.data, ['kind']);
  const message =
    found === undefined
      ? `is missing; write which kind of page this is: ${toChoice(kinds)}`
      : `is ${describe(found)}, but must be ${toChoice(kinds)}${didYouMean(String(found), kinds)}`;
  const better = typeof found === 'string' ? findMisspelled(found, kinds) : undefined;
  return toFieldFinding(file, ['kind'], { message, better });
}

/** References, links and pictures are judged by rules of their own, which know what exists. */
function isOfOtherRule(schema: z.ZodType, data: unknown, { path, code }: Issue): boolean {
  const field = schemaAt(schema, path);
  const found = valueAt(data, path);
  if (field === undefined || code !== 'invalid_format') return false;
  const { reference, link, image } = readMeta(field);
  return Boolean(reference ?? link ?? image) && typeof found === 'string' && found !== '';
}

function judgeValue(
  file: ContentFile,
  schema: z.ZodType,
  data: unknown,
  unknownKeys: readonly UnknownKey[],
  issue: Issue,
): Finding {
  const found = valueAt(data, issue.path);
  const path = toWritten(issue.path, unknownKeys);
  const field = path.map(String).join('.');
  const range = rangeOfField(file, path);
  const own = schemaAt(schema, issue.path);
  if (found === undefined && issue.code !== 'custom') {
    const message = toMissingWords(issue.path, own);
    return { range: path.length === 1 ? FIRST_LINE : range, field, message };
  }
  const remark = found === null ? findRemark(file, range) : undefined;
  if (remark !== undefined) {
    const message =
      'is empty, because everything behind " #" is a remark; put the text between quotation marks';
    return { range, field, message, fix: isRemark(remark.words) ? [] : quoteAt(file, remark) };
  }
  const isBare = typeof found === 'number' || typeof found === 'boolean';
  const written = isBare ? textAt(file, range) : undefined;
  const { message, word, whole } = toWords(issue, found, own, written);
  const fix =
    whole === undefined
      ? replaceWord(file, range, String(found), word)
      : replace(file, range, whole);
  return { range, field, message, fix };
}

/** The path as written in the file, if a guess moved it. */
function toWritten(path: Path, unknownKeys: readonly UnknownKey[]): Path {
  const moved = unknownKeys.find(({ meant }) => meant?.every((key, at) => key === path[at]));
  if (moved?.meant === undefined) return path;
  return [...moved.group, moved.key, ...path.slice(moved.meant.length)];
}

/** The comment where a value should be. */
function findRemark(file: ContentFile, { line }: Range): (Range & { words: string }) | undefined {
  const text = file.source.split(/\r\n|\n|\r/)[line - 1] ?? '';
  const [all, before = '', words = ''] = /^(.*?[:-]\s+)(#.*\S)/.exec(text) ?? [];
  return all === undefined ? undefined : { ...onLine(line - 1, before.length, all.length), words };
}

/** Two checks may reject the same value; the first message is enough. */
function onePerField(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((one) => [one.field, one])).values()].toReversed();
}
