import { isAddressName } from '../addresses/file-slug.ts';
import { listAddresses, toPageAddress } from '../addresses/pages.ts';
import { isAtOrBelow } from '../addresses/paths.ts';
import { listMovedPages } from '../addresses/redirects.ts';
import { memoize } from '../cache/memoize.ts';
import type { ContentModel, KnownKind } from '../model/content-model.ts';
import { GLOSSARY, REDIRECTS_FILE } from '../model/conventions.ts';
import type { TargetArgs } from '../model/definitions.ts';
import { isPublished } from '../model/publishing.ts';
import type { ContentFile } from '../read/content-file.ts';
import { isGroup, toPublication, valueAt } from '../read/data.ts';
import type { Disk } from '../read/disk.ts';
import { isWhole, listHeadings } from './body.ts';

/** All content, and what it is checked with. */
export interface Content {
  /** What the content consists of. */
  model: ContentModel;
  files: readonly ContentFile[];
  disk: Disk;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The signs that the fonts of PDF files and cards have, if the site has such fonts. */
  signs?: ReadonlySet<number> | undefined;
  /** Where the site is served, if the check knows: `https://grid.example`. */
  origin?: string | undefined;
  /** The files that a change deletes. */
  deleted?: ReadonlySet<string>;
  /** What the files that hold names said before a change, by path: those that differ. */
  sources?: ReadonlyMap<string, string>;
}

/** What a rule may know besides the file that it checks. */
export type Site = ReturnType<typeof gatherSite>;

/** Gathers what rules must know besides the file that they check. */
export function gatherSite({ deleted = new Set(), ...content }: Content) {
  const { model, files, today } = content;
  const addresses = new Set([...listAddresses(model, files, today), '/404']);
  const undated = files.map(({ path }) => ({ path, data: undefined }));
  const all = listAddresses(model, undated, today);
  const lasting = listLasting(files, addresses);
  const byAddress = new Map(files.map((file) => [toAddress(file), file]));
  const slugs = gatherSlugs(model, files, today);
  const slugsOf = ({ name }: { name: string }) => [...(slugs.get(name)?.keys() ?? [])];
  const toTargetArgs = ({ data }: ContentFile): TargetArgs => ({
    data,
    slugsOf,
    terms: slugsOf({ name: GLOSSARY }),
  });
  const builtInAnchorsOf = memoize(
    (file: ContentFile) => new Set(kindOf(file)?.definition.anchors(toTargetArgs(file))),
  );
  const parametersIn = memoize(
    (file: ContentFile) =>
      new Map(Object.entries(kindOf(file)?.definition.parameters(toTargetArgs(file)) ?? {})),
  );
  const anchorsIn = memoize((file: ContentFile) => {
    const showsProse = kindOf(file)?.definition.showsProse;
    const headings = showsProse ? listHeadings(file).map(({ id }) => id) : [];
    return new Set([...headings, ...builtInAnchorsOf(file)]);
  });
  // Every page of a list is generated from the file at its first address.
  const fileAt = (address: string) =>
    byAddress.get(address) ?? byAddress.get(model.pageAt(address)?.routes[0]);
  const listedFiles = [...addresses].flatMap((address) => {
    const file = fileAt(address);
    const ends = file && model.pageAt(address)?.definition.listFiles?.(toTargetArgs(file));
    return (ends ?? []).map((end) => address + end);
  });
  return {
    ...content,
    deleted,
    /** The addresses of files that pages list in their words. */
    listedFiles: new Set(listedFiles),
    /** The slugs of each collection and list, each with whether it is published. */
    slugs,
    /** The addresses of all published pages, and of those not published yet. */
    addresses,
    /** The addresses that fixes and suggestions may write: those of files whose name can stay. */
    lasting,
    /** The same as one list, which is searched for the nearest of them. */
    lastingList: [...lasting],
    unpublished: new Set([...all].filter((address) => !addresses.has(address))),
    /** The deleted files by the address of their page. */
    gone: listGone(model, deleted),
    /** The new addresses of old ones, by those; also of pages that moved with an entry. */
    redirects: gatherRedirects(
      files.find(({ path }) => path === REDIRECTS_FILE),
      model,
      addresses,
    ),
    /** The anchors built into the design of the page that a file generates. */
    builtInAnchorsOf,
    /** All anchors of a page, its headings too; undefined if they are not known. */
    anchorsOf: (address: string) => {
      const file = fileAt(address);
      return file !== undefined && isWhole(file) ? anchorsIn(file) : undefined;
    },
    /** What a link to a page may choose, by parameter; undefined if that is not known. */
    parametersOf: (address: string) => {
      const file = fileAt(address);
      return file?.diagnostics.length === 0 ? parametersIn(file) : undefined;
    },
  };
}

/** The address of the page generated from a file; undefined if there is none. */
export function toAddress(file: Pick<ContentFile, 'model' | 'path'>): string | undefined {
  return toPageAddress(file.path) ?? file.model.toEntryAddress(file.path);
}

/** The addresses of the files in `public/`. */
export function listPublic(disk: Disk): string[] {
  const files = [...disk.keys()].filter((path) => path.startsWith('public/'));
  return files.map((path) => path.slice('public'.length));
}

/** The deleted file that an address belonged to, or a page above it; undefined if there is none. */
export function findGone(gone: ReadonlyMap<string, string>, address: string): string | undefined {
  return [...gone].find(([page]) => isAtOrBelow(address, page))?.[1];
}

function listLasting(files: readonly ContentFile[], addresses: ReadonlySet<string>) {
  const passing = files.flatMap((file) =>
    isAddressName(file.path) ? [] : (toAddress(file) ?? []),
  );
  const isPassing = (address: string) => passing.some((one) => isAtOrBelow(address, one));
  return new Set([...addresses].filter((address) => !isPassing(address)));
}

function listGone(model: ContentModel, deleted: ReadonlySet<string>): Map<string, string> {
  return new Map(
    [...deleted].flatMap((path): [string, string][] => {
      const address = toAddress({ model, path });
      return address === undefined ? [] : [[address, path]];
    }),
  );
}

function gatherSlugs(model: ContentModel, files: readonly ContentFile[], today: string) {
  const names = [...model.collections.keys()];
  const slugs = new Map(names.map((name) => [name, new Map<string, boolean>()]));
  for (const { path, data } of files) {
    const entry = model.readEntryPath(path);
    const isOut = isPublished(toPublication(data), today);
    if (entry) slugs.get(entry.known.definition.name)?.set(entry.slug, isOut);
  }
  for (const name of new Set([...model.lists, GLOSSARY]))
    slugs.set(name, new Map(listItems(files, name).map((slug) => [slug, true])));
  return slugs;
}

/** The redirects of a file, and those of pages that follow their entries. */
export function gatherRedirects(
  file: Pick<ContentFile, 'data'> | undefined,
  model: ContentModel,
  addresses: ReadonlySet<string>,
): Map<string, string> {
  const redirects = [...readRedirects(file)].map(([from, to]) => ({ from, to }));
  const moved = listMovedPages(redirects, model.routePaths, addresses);
  return new Map([...redirects, ...moved].map(({ from, to }) => [from, to]));
}

/** The targets of `content/redirects.yaml`, by old address; those that are no text are left out. */
export function readRedirects(file: Pick<ContentFile, 'data'> | undefined): Map<string, string> {
  const pairs = Object.entries(isGroup(file?.data) ? file.data : {});
  return new Map(
    pairs.flatMap(([from, to]) => (typeof to === 'string' ? [[from, to] as const] : [])),
  );
}

/** The kind of the page generated from a file: that of an entry, or the one that the file names. */
function kindOf({ model, path, data }: ContentFile): KnownKind | undefined {
  const entry = model.readEntryPath(path);
  if (entry === undefined) return model.pages.get(String(valueAt(data, ['kind'])));
  return [...model.pages.values()].find(({ routes }) =>
    routes.includes(`${entry.known.base}/:slug`),
  );
}

/** The slugs of a list, such as the glossary, in its order; none if the file is no list. */
export function listItems(files: readonly ContentFile[], name: string): string[] {
  return [...readItems(files, name).keys()];
}

/** The items of a list by slug, valid or not, in its order; none if the file is no list. */
export function readItems(files: readonly ContentFile[], name: string): Map<string, unknown> {
  const data = files.find(({ path }) => path === `content/${name}.yaml`)?.data;
  const items: unknown[] = Array.isArray(data) ? data : [];
  return new Map(
    items.flatMap((item): [string, unknown][] => {
      const slug = valueAt(item, ['slug']);
      return typeof slug === 'string' ? [[slug, item]] : [];
    }),
  );
}
