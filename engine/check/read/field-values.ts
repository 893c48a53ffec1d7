import type { z } from 'zod';
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

/** Every text of a file's values. */
export function listTexts(value: unknown, path: string[] = []): FieldText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, [...path, key]));
}

/** The texts that are links, pictures, days or names of entries by their schema, if not empty. */
export function listMarkedTexts(
  file: Pick<ContentFile, 'data'>,
  schema: z.ZodType,
): (FieldText & { meta: FieldMeta })[] {
  return findMarked(pickKind(schema, file.data)).flatMap(({ path: pattern, meta }) =>
    expandPath(file.data, pattern).flatMap((path) => {
      const text = valueAt(file.data, path);
      return typeof text === 'string' && text !== '' ? [{ path, text, meta }] : [];
    }),
  );
}

/** The place of a field's value in its file; if the field is missing, of the nearest group. */
export function rangeOfField({ repaired, rangeAt }: ContentFile, path: Path): Range {
  return rangeAt(...spanOfValue(repaired?.contents ?? null, path));
}
