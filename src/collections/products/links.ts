import type { ProductEntry } from './collection';

/** A product as a link with its category and description. */
export function toProductLink({ name, path, category, description }: ProductEntry) {
  return { name, path, text: `${category}. ${description}` };
}
