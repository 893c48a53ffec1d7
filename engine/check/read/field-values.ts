import type { z } from 'zod';
import { memoize } from '../cache/memoize.ts';
import type { FieldMeta } from '../fields/index.ts';
import { findMarked, pickKind } from '../fields/schema-tree.ts';
import type { ContentFile } from './content-file.ts';
import { expandPath, type Path, valueAt } from './data.ts';
import { type Range, spanOfValue } from './locate.ts';

/** A text among the values of a file. */
interface FieldText {
  /** Keys and indexes from the root. */
  path: string[];
  text: string;
}

/** Every text of a file's values; many rules ask for them. */
export const listTexts = memoize(({ data }: Pick<ContentFile, 'data'>): readonly FieldText[] =>
  listTextsOf(data, []),
);

function listTextsOf(value: unknown, path: string[]): FieldText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTextsOf(inner, [...path, key]));
}

/** A text with what its schema says of it. */
type MarkedText = FieldText & { meta: FieldMeta };

/** The texts that are links, pictures, days or names of entries by their schema, if not empty. */
export function listMarkedTexts(
  file: Pick<ContentFile, 'data'>,
  schema: z.ZodType,
): readonly MarkedText[] {
  const known = markedTexts(file);
  const texts = known.get(schema) ?? findMarkedTexts(file, schema);
  known.set(schema, texts);
  return texts;
}

/** The marked texts of a file by schema. */
const markedTexts = memoize(
  (_file: Pick<ContentFile, 'data'>) => new Map<z.ZodType, readonly MarkedText[]>(),
);

function findMarkedTexts({ data }: Pick<ContentFile, 'data'>, schema: z.ZodType): MarkedText[] {
  return findMarked(pickKind(schema, data)).flatMap(({ path: pattern, meta }) =>
    expandPath(data, pattern).flatMap((path) => {
      const text = valueAt(data, path);
      return typeof text === 'string' && text !== '' ? [{ path, text, meta }] : [];
    }),
  );
}

/** The place of a field's value in its file; if the field is missing, of the nearest group. */
export function rangeOfField({ repaired, rangeAt }: ContentFile, path: Path): Range {
  return rangeAt(...spanOfValue(repaired?.contents ?? null, path));
}
