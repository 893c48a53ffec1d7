import type { z } from 'zod';

import type { ContentFile } from './content-file';
import { valueAt } from './data';
import type { Span } from './locate';
import { spanOfKeyIn } from './locate';
import type { StrayKey } from './misplaced-keys';
import type { Problem } from './problem';
import { toSchemaProblem } from './schema-problem';
import { fieldNamesAt } from './schema-tree';
import { suggest, toList } from './words';

/** What to say about fields that no schema knows in their place. */
export function toStrayProblems(
  file: ContentFile,
  schema: z.ZodType,
  strays: StrayKey[],
): Problem[] {
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
  const others = strays.slice(1).map(({ key }) => key);
  const message = toMovedMessage(first.group.map(String), home, others);
  return toSchemaProblem(file, spanOfStray(file, first), [...first.group, first.key], message);
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

function toStrayProblem(file: ContentFile, schema: z.ZodType, stray: StrayKey): Problem {
  const { group, key, meant } = stray;
  const names = fieldNamesAt(schema, group);
  const advice =
    meant === undefined
      ? toUnknownAdvice(file, stray, names)
      : `; did you mean "${String(meant.at(-1))}"?`;
  return toSchemaProblem(
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
