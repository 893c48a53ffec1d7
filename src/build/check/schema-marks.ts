import type { z } from 'zod';

import type { FieldMeta } from '../../schemas/fields';
import { childrenOf, readMeta } from './schema-tree';

/** Where a schema carries a mark, as a path in which `*` stands for any item. */
export interface MarkedPath {
  path: string[];
  meta: FieldMeta;
}

/** Every reference, link and picture of a schema, wherever it is nested. */
export function findMarked(schema: z.ZodType): MarkedPath[] {
  const known = cache.get(schema);
  if (known !== undefined) return known;
  const found = walk(schema, []);
  cache.set(schema, found);
  return found;
}

const cache = new WeakMap<z.ZodType, MarkedPath[]>();

function walk(schema: z.ZodType, path: string[]): MarkedPath[] {
  const meta = readMeta(schema);
  if (meta.reference ?? meta.link ?? meta.image) return [{ path, meta }];
  return childrenOf(schema).flatMap(([key, child]) =>
    walk(child, key === '' ? path : [...path, key]),
  );
}
