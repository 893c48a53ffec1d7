import { UsageError } from '#base/call';
import { didYouMean, toList } from '#base/words';
import { toFileSlug } from '../file-slug';
import type { ContentModel, KnownCollection } from '../read/content-model';

/** The renaming of an entry. */
export interface Move {
  collection: string;
  /** The slugs before and after. */
  from: string;
  to: string;
  /** What its addresses began with, and begin with now; undefined if it has no page. */
  pages: { from: string; to: string } | undefined;
}

/**
 * Reads which entry is to be renamed, and how.
 * @throws UsageError if there is no such entry, or it cannot have that name
 */
export function readMove(
  model: ContentModel,
  words: readonly string[],
  paths: readonly string[],
): Move {
  const [source, target, ...rest] = words;
  if (source === undefined || target === undefined || rest.length > 0)
    throw new UsageError('write the entry and its new name, such as stories/ring-r4 stories/ring');
  const [folder, from] = divide(source);
  const { base, definition } = findCollection(model, folder, source);
  const collection = definition.name;
  const slugs = paths.flatMap((path) => {
    const entry = model.readEntryPath(path);
    return entry?.known.definition === definition ? [entry.slug] : [];
  });
  if (!slugs.includes(from)) {
    throw new UsageError(`there is no content/${collection}/${from}.mdx${didYouMean(from, slugs)}`);
  }
  const [newFolder, to] = divide(target);
  if (!['', collection, base?.slice(1)].includes(newFolder)) {
    throw new UsageError(
      `${target} lies in another folder, and an entry of ${collection} has fields of its own; write ${collection}/${to}`,
    );
  }
  const slug = toFileSlug(to);
  if (slug !== to || slug === '') {
    throw new UsageError(
      `"${to}" cannot be an address, which has small letters, digits and hyphens only${slug && `; write ${collection}/${slug}`}`,
    );
  }
  if (to === from) throw new UsageError(`${collection}/${from} has that name already`);
  if (slugs.includes(to)) {
    throw new UsageError(`content/${collection}/${to}.mdx exists already; choose another name`);
  }
  const pages = base ? { from: `${base}/${from}`, to: `${base}/${to}` } : undefined;
  return { collection, from, to, pages };
}

/** Reads `stories/ring-r4`, even if written as a path or an address. */
function divide(name: string): [folder: string, slug: string] {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^\.?\/?(content\/)?/, '')
    .replace(/(\.mdx|\/)$/, '')
    .split('/');
  return [parts.slice(0, -1).join('/'), parts.at(-1) ?? ''];
}

function findCollection(model: ContentModel, folder: string, source: string): KnownCollection {
  const { collections } = model;
  const byAddress = [...collections.values()].find(({ base }) => base === `/${folder}`);
  const collection = collections.get(folder) ?? byAddress;
  if (collection !== undefined) return collection;
  const known = [...collections.keys()];
  const names = toList(known);
  if (folder.split('/')[0] === 'pages') {
    throw new UsageError(
      `${source} is a page and no entry of ${names}; rename its file, then follow npm run check -- --against main`,
    );
  }
  throw new UsageError(
    folder === ''
      ? `"${source}" names no collection; write, for example, stories/${source}`
      : `"${folder}" is not a collection: ${names}${didYouMean(folder, known)}`,
  );
}
