import type { ProductEntry } from '../../collections/products/collection.ts';

/** A product as a link with its category and description. */
export function toProductLink({ name, path, category, description }: ProductEntry) {
  return { name, path, text: `${category}. ${description}` };
}
