import { type FolderItem, toKey } from './items.ts';

/** A file that a folder may hold, as this build has it. */
export interface CatalogFile {
  /** Its name in a list, such as "pdf". */
  file: string;
  /** What kind of file it is, such as "PDF", and what it is. */
  kind: string;
  name: string;
  href: string;
  /** The name under which it is saved and packed. */
  saveAs: string;
  bytes?: number | undefined;
}

/** A product whose files a folder may hold. */
export interface CatalogProduct {
  product: { slug: string; name: string };
  /** The revision of its datasheet, and all of them, newest first. */
  revision: string;
  revisions: readonly { revision: string; change: string }[];
  files: readonly CatalogFile[];
}

/** An item of a folder, as its page shows it. */
export interface FolderEntry {
  key: string;
  item: FolderItem;
  kind: string;
  name: string;
  href: string;
  /** Undefined if it is a page, not a file. */
  saveAs?: string | undefined;
  bytes?: number | undefined;
  revision?: string | undefined;
  /** What has changed since the revision that was put there; undefined if nothing has. */
  revised?: { from: string; changes: string[] } | undefined;
}

/** The items of a product or, without one, those about several. */
export interface FolderGroup<P extends CatalogProduct> {
  of: P | undefined;
  entries: FolderEntry[];
}

/**
 * What a list holds that this build knows, in the order of products; the rest is left out.
 * @param describe the entry of what is no file: the comparison of products, or a drawing
 */
export function resolveFolder<P extends CatalogProduct>(
  items: readonly FolderItem[],
  catalog: readonly P[],
  describe: (item: Exclude<FolderItem, { kind: 'file' }>) => FolderEntry | undefined,
): FolderGroup<P>[] {
  const groups = catalog.map((of) => ({
    of,
    entries: items.flatMap((item) => resolveFile(item, of)),
  }));
  const others = items.flatMap((item) => (item.kind === 'file' ? [] : (describe(item) ?? [])));
  return [...groups, { of: undefined, entries: others }].filter(
    ({ entries }) => entries.length > 0,
  );
}

function resolveFile(item: FolderItem, of: CatalogProduct): FolderEntry[] {
  if (item.kind !== 'file' || item.product !== of.product.slug) return [];
  const found = of.files.find(({ file }) => file === item.file);
  if (found === undefined) return [];
  const { kind, name, href, saveAs, bytes } = found;
  const { revision } = of;
  const entry = { key: toKey(item), item, kind, name, href, saveAs, bytes, revision };
  return [{ ...entry, revised: findChanges(item.revision, of) }];
}

/** What has changed since a revision: all later ones or, if that is unknown, the newest one. */
function findChanges(from: string, { revision, revisions }: CatalogProduct) {
  if (from === revision) return undefined;
  const at = revisions.findIndex((one) => one.revision === from);
  const later = revisions.slice(0, at === -1 ? 1 : at);
  return { from, changes: later.map(({ change }) => change) };
}

/** How many entries groups have, and the bytes of those that are files. */
export function sumUp(groups: readonly { entries: readonly FolderEntry[] }[]) {
  const entries = groups.flatMap((group) => group.entries);
  return {
    count: entries.length,
    bytes: entries.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    revised: entries.filter(({ revised }) => revised !== undefined).length,
  };
}
