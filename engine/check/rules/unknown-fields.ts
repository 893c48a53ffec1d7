import type { z } from 'zod';
import { groupBy } from '#base/group-by';
import { findMisspelled, findNearest, suggest, toList } from '#base/words';
import { replaceWord } from '../edits';
import type { Finding } from '../problem';
import type { ContentFile } from '../read/content-file';
import { isGroup, type Path, valueAt } from '../read/data';
import { spanOfKeyIn } from '../read/locate';
import { fieldNamesAt } from '../read/schema-tree';

/** A field that the schema does not allow where it is. */
export interface UnknownKey {
  /** The group that contains it. */
  group: Path;
  key: string;
  /** Where it belongs, if that can be guessed: another spelling, or another group. */
  meant?: Path | undefined;
  /** The group where it belongs, if that is another one. */
  home?: Path | undefined;
}

/** Guesses what was meant by a field that the schema of a file does not allow where it is. */
export function guessMeaning(
  schema: z.ZodType,
  data: unknown,
  group: Path,
  key: string,
): UnknownKey {
  const home = findHome(schema, data, group, key);
  if (home !== undefined) return { group, key, meant: [...home, key], home };
  const free = fieldNamesAt(schema, group).filter((name) => isFree(data, [...group, name]));
  const nearest = findNearest(key, free);
  return { group, key, meant: nearest === undefined ? undefined : [...group, nearest] };
}

/** The values with every guess applied, and without unknown fields that have no guess. */
export function putInPlace(data: unknown, unknownKeys: readonly UnknownKey[]): unknown {
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

/** Several fields in the same wrong group are one mistake: their indentation. */
export function toUnknownKeyFindings(
  file: ContentFile,
  schema: z.ZodType,
  unknownKeys: readonly UnknownKey[],
): Finding[] {
  const moved = unknownKeys.filter(({ home }) => home !== undefined);
  const groups = groupBy(moved, ({ home }) => home?.join('.'));
  const findings = [...groups.values()].map(([first, ...others]) => {
    const message = toMovedMessage(first, toList(others.map(({ key }) => key)));
    return { ...placeOf(file, first), message };
  });
  const unmoved = unknownKeys.filter(({ home }) => home === undefined);
  return [...findings, ...unmoved.map((one) => toUnknown(file, schema, one))];
}

function placeOf(file: ContentFile, { group, key }: UnknownKey) {
  const span = spanOfKeyIn(file.mended?.contents ?? null, group, key);
  return { range: file.rangeAt(...span), field: [...group, key].map(String).join('.') };
}

function toMovedMessage({ group, home = [] }: UnknownKey, others: string): string {
  const isOne = others === '';
  const subject = isOne ? 'belongs' : `and ${others} belong`;
  const line = isOne ? 'its line' : 'their lines';
  return home.length === 0
    ? `${subject} to the file as a whole, not to ${group.join('.')}; begin ${line} without spaces in front`
    : `${subject} to ${home.join('.')}; write ${isOne ? 'it' : 'them'} below "${String(home.at(-1))}:" and begin ${line} with ${home.length * 2} spaces`;
}

function toUnknown(file: ContentFile, schema: z.ZodType, unknownKey: UnknownKey): Finding {
  const { group, key, meant } = unknownKey;
  const place = placeOf(file, unknownKey);
  if (meant === undefined) {
    const names = fieldNamesAt(schema, group);
    const isFull = names.every((name) => valueAt(file.data, [...group, name]) !== undefined);
    const advice = isFull
      ? `; delete it, or write it as one of ${toList(names)}`
      : suggest(key, names) || `; known are ${toList(names)}`;
    return { ...place, message: `is not a known field${advice}` };
  }
  const name = String(meant.at(-1));
  const fix = replaceWord(file, place.range, key, findMisspelled(key, [name]));
  return { ...place, message: `is not a known field; did you mean "${name}"?`, fix };
}
