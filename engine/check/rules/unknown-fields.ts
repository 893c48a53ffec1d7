import type { z } from 'zod';
import { findMisspelt, findNearest, suggest, toList } from '#base/words';
import { replaceWord } from '../edits';
import type { Edit, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Path } from '../read/data';
import { isGroup, valueAt } from '../read/data';
import type { Span } from '../read/locate';
import { spanOfKeyIn } from '../read/locate';
import { fieldNamesAt } from '../read/schema-tree';

/**
 * A field that does not fit.
 * @param span where it stands in `file.mended`; null for the first line of the file
 * @param path keys and indexes, as they stand in the file
 */
export function toSchemaProblem(
  file: ContentFile,
  span: Span | null,
  path: Path,
  message: string,
  fix: Edit[] = [],
): Problem {
  const range =
    span === null ? { line: 1, column: 1, endLine: 1, endColumn: 4 } : file.rangeAt(...span);
  const field = path.map(String).join('.');
  const problem = { file: file.path, ...range, field, message, rule: 'schema' as const };
  return { ...problem, severity: 'error', ...(fix.length > 0 && { fix }) };
}

/** A field that no schema knows in its place. */
export interface UnknownKey {
  /** The group that it stands in. */
  group: Path;
  key: string;
  /** Where it belongs, if that can be guessed: another spelling, or another group. */
  meant?: Path;
}

/**
 * Guesses what was meant by a field that is not known in its place.
 * @param schema the schema of the whole file
 * @param data the values of the whole file
 */
export function guessMeaning(
  schema: z.ZodType,
  data: unknown,
  group: Path,
  key: string,
): UnknownKey {
  const here = fieldNamesAt(schema, group).filter((name) => isFree(data, [...group, name]));
  const nearest = findNearest(key, here);
  const elsewhere = findHome(schema, data, group, key);
  if (elsewhere !== undefined) return { group, key, meant: elsewhere };
  return nearest === undefined ? { group, key } : { group, key, meant: [...group, nearest] };
}

/** The values with every guess carried out, and every unknown field without a guess left out. */
export function putInPlace(data: unknown, unknownKeys: UnknownKey[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const { group, key, meant } of unknownKeys) {
    const from = valueAt(copy, group);
    if (!isGroup(from)) continue;
    const value = from[key];
    delete from[key];
    if (meant !== undefined) place(copy, meant, value);
  }
  return copy;
}

function place(copy: unknown, path: Path, value: unknown) {
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  if (name === undefined) return;
  const group = valueAt(copy, parent);
  if (isGroup(group)) group[String(name)] = value;
  else place(copy, parent, { [name]: value });
}

/** A group below or above this one that lacks a field of exactly this name; rather one that is there. */
function findHome(schema: z.ZodType, data: unknown, group: Path, key: string): Path | undefined {
  const homes = [...groupsBelow(schema, group), ...groupsAbove(group)];
  const fitting = homes.filter(
    (home) => fieldNamesAt(schema, home).includes(key) && isFree(data, [...home, key]),
  );
  const home = fitting.find((one) => valueAt(data, one) !== undefined) ?? fitting[0];
  return home && [...home, key];
}

function groupsBelow(schema: z.ZodType, group: Path): Path[] {
  return fieldNamesAt(schema, group)
    .map((name) => [...group, name])
    .filter((path) => fieldNamesAt(schema, path).length > 0);
}

function groupsAbove(group: Path): Path[] {
  return group.map((_, index) => group.slice(0, index)).toReversed();
}

function isFree(data: unknown, path: Path): boolean {
  const parent = valueAt(data, path.slice(0, -1));
  const isRoom = parent === undefined || parent === null || isGroup(parent);
  return isRoom && valueAt(data, path) === undefined;
}

/** What to say about fields that no schema knows in their place. */
export function toUnknownKeyProblems(
  file: ContentFile,
  schema: z.ZodType,
  unknownKeys: UnknownKey[],
): Problem[] {
  const moved = unknownKeys.filter(isMoved);
  const homes = [...new Set(moved.map((unknownKey) => homeOf(unknownKey).join('.')))];
  return [
    ...homes.map((home) =>
      toMovedProblem(
        file,
        moved.filter((unknownKey) => homeOf(unknownKey).join('.') === home),
      ),
    ),
    ...unknownKeys
      .filter((unknownKey) => !isMoved(unknownKey))
      .map((unknownKey) => toUnknownKeyProblem(file, schema, unknownKey)),
  ];
}

function isMoved(unknownKey: UnknownKey): boolean {
  return (
    unknownKey.meant !== undefined &&
    homeOf(unknownKey).join('.') !== unknownKey.group.map(String).join('.')
  );
}

function homeOf({ meant }: UnknownKey): string[] {
  return (meant ?? []).slice(0, -1).map(String);
}

/** Fields that stand in the wrong group together are one mistake: their indentation. */
function toMovedProblem(file: ContentFile, unknownKeys: UnknownKey[]): Problem {
  const [first] = unknownKeys as [UnknownKey];
  const home = homeOf(first);
  const others = unknownKeys.slice(1).map(({ key }) => key);
  const message = toMovedMessage(first.group.map(String), home, others);
  return toSchemaProblem(file, spanOfUnknownKey(file, first), [...first.group, first.key], message);
}

function toMovedMessage(group: string[], home: string[], others: string[]): string {
  const isOne = others.length === 0;
  const subject = isOne ? 'belongs' : `and ${toList(others)} belong`;
  const line = isOne ? 'its line' : 'their lines';
  if (home.length === 0) {
    return `${subject} to the file as a whole, not to ${group.join('.')}; begin ${line} without spaces in front`;
  }
  return `${subject} to ${home.join('.')}; write ${isOne ? 'it' : 'them'} below "${home.at(-1)}:" and begin ${line} with ${home.length * 2} spaces`;
}

function toUnknownKeyProblem(
  file: ContentFile,
  schema: z.ZodType,
  unknownKey: UnknownKey,
): Problem {
  const { group, key, meant } = unknownKey;
  const names = fieldNamesAt(schema, group);
  const advice =
    meant === undefined
      ? toUnknownAdvice(file, unknownKey, names)
      : `; did you mean "${String(meant.at(-1))}"?`;
  const span = spanOfUnknownKey(file, unknownKey);
  const better = meant && findMisspelt(key, [String(meant.at(-1))]);
  const fix = replaceWord(file, file.rangeAt(...span), key, better);
  return toSchemaProblem(file, span, [...group, key], `is not a known field${advice}`, fix);
}

function toUnknownAdvice(file: ContentFile, { group, key }: UnknownKey, names: string[]): string {
  const free = names.filter((name) => valueAt(file.data, [...group, name]) === undefined);
  return free.length === 0
    ? `; delete it, or write it as one of ${toList(names)}`
    : suggest(key, names) || `; known are ${toList(names)}`;
}

function spanOfUnknownKey(file: ContentFile, { group, key }: UnknownKey): Span {
  return spanOfKeyIn(file.mended?.contents ?? null, group, key);
}
