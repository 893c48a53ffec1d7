import type { z } from 'zod';

import type { Path } from './data';
import { isGroup, valueAt } from './data';
import { fieldNamesAt } from './schema-tree';
import { findNearest } from './words';

/** A field that no schema knows in its place. */
export interface StrayKey {
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
export function guessMeaning(schema: z.ZodType, data: unknown, group: Path, key: string): StrayKey {
  const here = fieldNamesAt(schema, group).filter((name) => isFree(data, [...group, name]));
  const nearest = findNearest(key, here);
  const elsewhere = findHome(schema, data, group, key);
  if (elsewhere !== undefined) return { group, key, meant: elsewhere };
  return nearest === undefined ? { group, key } : { group, key, meant: [...group, nearest] };
}

/** The values with every guess carried out, and every stray field without a guess left out. */
export function putInPlace(data: unknown, strays: StrayKey[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const { group, key, meant } of strays) {
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

/** A group below or above this one that lacks a field of exactly this name. */
function findHome(schema: z.ZodType, data: unknown, group: Path, key: string): Path | undefined {
  const homes = [...groupsBelow(schema, group), ...groupsAbove(group)];
  return homes
    .map((home) => [...home, key])
    .find((path) => fieldNamesAt(schema, path.slice(0, -1)).includes(key) && isFree(data, path));
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
