import type { ProductEntry } from './collection';

/** The terms of the glossary on the nameplate of a product. */
export function listTerms({ specifications }: ProductEntry): (string | undefined)[] {
  return specifications.map(({ term }) => term);
}
