/** What a project folder can hold. */
export type FolderItem =
  | { kind: 'file'; product: string; file: string; revision: string }
  | { kind: 'comparison'; products: string[] }
  | { kind: 'drawing'; query: string };

/** A file of a product, in the revision that its datasheet has now. */
export function toFileItem(product: string, file: string, revision: string): FolderItem {
  return { kind: 'file', product, file, revision };
}

/** The most items of a folder: a longer address was not made by pressing buttons. */
const MOST_ITEMS = 100;
const MOST_LETTERS = 8000;

const NAME = /^[a-z0-9-]{1,64}$/;
const REVISION = /^[\w.-]{1,3}$/;

/**
 * Reads a list from the query of an address, which is also what the device keeps:
 * `file=core.pdf.G&comparison=core,switch&drawing=kv%3D13.8`. Whatever else stands there is left out,
 * and so is what stands there twice.
 */
export function readItems(text: string): FolderItem[] {
  if (text.length > MOST_LETTERS) return [];
  const items = [...new URLSearchParams(text)].flatMap(([kind, value]) => readItem(kind, value));
  const byKey = new Map(items.map((item) => [toKey(item), item]));
  return [...byKey.values()].slice(0, MOST_ITEMS);
}

function readItem(kind: string, value: string): FolderItem[] {
  if (kind === 'file') {
    const [, product = '', file = '', revision = ''] =
      /^([^.]*)\.([^.]*)\.(.*)$/s.exec(value) ?? [];
    const isValid = NAME.test(product) && NAME.test(file) && REVISION.test(revision);
    return isValid ? [{ kind, product, file, revision }] : [];
  }
  if (kind === 'comparison') {
    const products = value.split(',');
    return products.every((slug) => NAME.test(slug)) ? [{ kind, products }] : [];
  }
  return kind === 'drawing' && value.length <= 300 ? [{ kind, query: value }] : [];
}

/** Writes a list as the query of an address, without its `?`; empty for an empty list. */
export function printItems(items: readonly FolderItem[]): string {
  const query = new URLSearchParams();
  for (const item of items) query.append(item.kind, toValue(item));
  // Commas may stand in a query, and the address is read by people.
  return query.toString().replaceAll('%2C', ',');
}

function toValue(item: FolderItem): string {
  if (item.kind === 'file') return `${item.product}.${item.file}.${item.revision}`;
  return item.kind === 'comparison' ? item.products.join(',') : item.query;
}

/** What tells an item from all others, whatever its revision. */
export function toKey(item: FolderItem): string {
  return item.kind === 'file' ? `${item.product}.${item.file}` : `${item.kind} ${toValue(item)}`;
}

/** Whether a list holds all of some items, in any revision. */
export function holds(list: readonly FolderItem[], items: readonly FolderItem[]): boolean {
  const keys = new Set(list.map(toKey));
  return items.every((item) => keys.has(toKey(item)));
}

/** A list with further items at its end; those that it holds already are left as they are. */
export function withItems(list: readonly FolderItem[], items: readonly FolderItem[]): FolderItem[] {
  return [...list, ...items.filter((item) => !holds(list, [item]))].slice(0, MOST_ITEMS);
}

/** A list without some items. */
export function withoutItems(
  list: readonly FolderItem[],
  items: readonly FolderItem[],
): FolderItem[] {
  return list.filter((item) => !holds(items, [item]));
}
