import type { z } from 'zod';

import type { FieldMeta } from '../../schemas/fields';
import type { ContentFile } from './content-file';
import { spanOfValue } from './locate';
import type { Problem } from './problem';
import { valueAt } from './schema-rule';
import { childrenOf, readMeta } from './schema-tree';
import { didYouMean } from './words';

/** The slugs that exist, by collection. */
export type Slugs = Record<NonNullable<FieldMeta['reference']>, string[]>;

/** Where a schema refers to another collection, as a path in which `*` stands for any item. */
interface ReferencePath {
  path: string[];
  reference: NonNullable<FieldMeta['reference']>;
}

/** Every slug that names an entry which does not exist. */
export function checkReferences(file: ContentFile, schema: z.ZodType, slugs: Slugs): Problem[] {
  const data: unknown = file.document.toJS();
  return findReferences(schema).flatMap(({ path, reference }) =>
    expand(data, path)
      .map((exact) => ({ exact, value: valueAt(data, exact) }))
      .filter(({ value }) => typeof value === 'string' && !slugs[reference].includes(value))
      .map(({ exact, value }) => ({
        file: file.path,
        ...file.rangeAt(...spanOfValue(file.document.contents, exact)),
        field: exact.join('.'),
        message: `is "${value}", but ${reference} has no such entry${didYouMean(String(value), slugs[reference])}`,
        rule: 'reference' as const,
        severity: 'error' as const,
      })),
  );
}

/** Every reference that a schema makes, wherever it is nested. */
export function findReferences(schema: z.ZodType, path: string[] = []): ReferencePath[] {
  const reference = readMeta(schema).reference;
  if (reference !== undefined) return [{ path, reference }];
  return childrenOf(schema).flatMap(([key, child]) =>
    findReferences(child, key === '' ? path : [...path, key]),
  );
}

function expand(data: unknown, path: string[]): string[][] {
  return path.reduce<string[][]>(
    (paths, key) => paths.flatMap((start) => step(valueAt(data, start), start, key)),
    [[]],
  );
}

function step(value: unknown, start: string[], key: string): string[][] {
  if (key !== '*') return [[...start, key]];
  return Array.isArray(value) ? value.map((_, index) => [...start, String(index)]) : [];
}
