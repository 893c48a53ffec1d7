import { memoize } from '#base/memoize';
import { isPublished } from '#base/publishing';
import { listAddresses, toPageAddress } from '../read/addresses';
import type { ContentFile } from '../read/content-file';
import { type ContentModel, type KnownKind, REDIRECTS_FILE } from '../read/content-model';
import { isGroup, toPublication, valueAt } from '../read/data';
import { isWhole, listHeadings } from './body';
import type { Content, Site } from './rule';

/** Gathers what rules must know besides the file that they check. */
export function gatherSite({ deleted = new Set(), ...content }: Content): Site {
  const { model, files, today } = content;
  const addresses = new Set([...listAddresses(model, files, today), '/404']);
  const undated = files.map(({ path }) => ({ path, data: undefined }));
  const all = listAddresses(model, undated, today);
  const byAddress = new Map(files.map((file) => [toAddress(file), file]));
  const slugs = gatherSlugs(model, files, today);
  const slugsOf = ({ name }: { name: string }) => [...(slugs.get(name)?.keys() ?? [])];
  const builtInAnchorsOf = memoize((file: ContentFile) => {
    const args = { data: file.data, slugsOf, terms: slugsOf({ name: 'glossary' }) };
    return new Set(kindOf(file)?.definition.anchors(args));
  });
  const anchorsIn = memoize((file: ContentFile) => {
    const showsProse = kindOf(file)?.definition.showsProse;
    const headings = showsProse ? listHeadings(file).map(({ id }) => id) : [];
    return new Set(['main', ...headings, ...builtInAnchorsOf(file)]);
  });
  return {
    ...content,
    deleted,
    slugs,
    addresses,
    unpublished: new Set([...all].filter((address) => !addresses.has(address))),
    gone: listGone(model, deleted),
    redirects: readRedirects(files),
    builtInAnchorsOf,
    anchorsOf: (address) => {
      // Every page of a list is generated from the file at its first address.
      const file = byAddress.get(address) ?? byAddress.get(model.pageAt(address)?.routes[0]);
      return file !== undefined && isWhole(file) ? anchorsIn(file) : undefined;
    },
  };
}

/** The address of the page generated from a file; undefined if there is none. */
export function toAddress(file: Pick<ContentFile, 'model' | 'path'>): string | undefined {
  return toPageAddress(file.path) ?? file.model.toEntryAddress(file.path);
}

function listGone(model: ContentModel, deleted: ReadonlySet<string>): Map<string, string> {
  return new Map(
    [...deleted].flatMap((path): [string, string][] => {
      const address = toAddress({ model, path });
      return address === undefined ? [] : [[address, path]];
    }),
  );
}

function gatherSlugs(
  model: ContentModel,
  files: readonly ContentFile[],
  today: string,
): Site['slugs'] {
  const names = [...model.collections.keys()];
  const slugs = new Map(names.map((name) => [name, new Map<string, boolean>()]));
  for (const { path, data } of files) {
    const entry = model.readEntryPath(path);
    const isOut = isPublished(toPublication(data), today);
    if (entry) slugs.get(entry.known.definition.name)?.set(entry.slug, isOut);
  }
  return slugs.set('glossary', new Map(listTerms(files).map((slug) => [slug, true])));
}

function readRedirects(files: readonly ContentFile[]): Map<string, string> {
  const data = files.find(({ path }) => path === REDIRECTS_FILE)?.data;
  const pairs = Object.entries(isGroup(data) ? data : {});
  return new Map(pairs.map(([from, to]) => [from, String(to)]));
}

/** The kind of the page generated from a file: that of an entry, or the one that the file names. */
function kindOf({ model, path, data }: ContentFile): KnownKind | undefined {
  const entry = model.readEntryPath(path);
  if (entry === undefined) return model.pages.get(String(valueAt(data, ['kind'])));
  return [...model.pages.values()].find(({ routes }) =>
    routes.includes(`${entry.known.base}/:slug`),
  );
}

/** The slugs of the glossary, in its order. */
export function listTerms(files: readonly ContentFile[]): string[] {
  const data = files.find(({ path }) => path === 'content/glossary.yaml')?.data;
  if (!Array.isArray(data)) return [];
  return data.map((term) => valueAt(term, ['slug'])).filter((slug) => typeof slug === 'string');
}
