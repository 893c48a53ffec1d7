import { UsageError } from '#base/call';
import { didYouMean, toList } from '#base/words';
import type { KnownCollection } from '..';
import { toFileSlug, toFreeSlug } from '../file-slug';
import { contentModel } from '../model';

/** An entry that gets another name. */
export interface Move {
  collection: string;
  /** The slugs before and after. */
  from: string;
  to: string;
  /** What its addresses began with, and begin with now; undefined where it has no page. */
  pages: { from: string; to: string } | undefined;
}

/**
 * Reads which entry is to be renamed, and how.
 * @param words the words after `npm run rename`
 * @param paths the files below `content/`
 * @throws UsageError where there is no such entry, or where it cannot have that name
 */
export function readMove(words: readonly string[], paths: readonly string[]): Move {
  const [source, target, ...rest] = words;
  if (source === undefined || target === undefined || rest.length > 0)
    throw new UsageError('write the entry and its new name, such as stories/ring-r4 stories/ring');
  const [folder, from] = divide(source);
  const known = toCollection(folder, source);
  const collection = known.definition.name;
  const slugs = listSlugs(collection, paths);
  if (!slugs.includes(from)) {
    const hint = didYouMean(
      `${collection}/${from}`,
      slugs.map((slug) => `${collection}/${slug}`),
    );
    throw new UsageError(`there is no content/${collection}/${from}.mdx${hint}`);
  }
  const to = readTarget(target, known, from, slugs);
  if (slugs.includes(to)) {
    throw new UsageError(`content/${collection}/${to}.mdx exists already; choose another name`);
  }
  const { base } = known;
  const pages = base ? { from: `${base}/${from}`, to: `${base}/${to}` } : undefined;
  return { collection, from, to, pages };
}

function listSlugs(collection: string, paths: readonly string[]): string[] {
  const start = `content/${collection}/`;
  return paths
    .filter((path) => path.startsWith(start) && path.endsWith('.mdx'))
    .map((path) => path.slice(start.length, -'.mdx'.length));
}

/** `stories/ring-r4`, also where it was written as a path or an address. */
function divide(name: string): [folder: string, slug: string] {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^\.?\/?(content\/)?/, '')
    .replace(/(\.mdx|\/)$/, '')
    .split('/');
  return [parts.slice(0, -1).join('/'), parts.at(-1) ?? ''];
}

function toCollection(folder: string, source: string): KnownCollection {
  const byAddress = [...contentModel.collections.values()].find(
    ({ base }) => base === `/${folder}`,
  );
  const collection = contentModel.collections.get(folder) ?? byAddress;
  if (collection !== undefined) return collection;
  const collections = toList(contentModel.collectionNames);
  if (folder === 'pages' || folder.startsWith('pages/'))
    throw new UsageError(
      `${source} is a page and no entry of ${collections}; rename its file, then follow npm run check -- --against main`,
    );
  if (folder === '')
    throw new UsageError(`"${source}" names no collection; write, for example, stories/${source}`);
  const hint = didYouMean(folder, contentModel.collectionNames);
  throw new UsageError(`"${folder}" is not a collection: ${collections}${hint}`);
}

function readTarget(
  target: string,
  { base, definition }: KnownCollection,
  from: string,
  slugs: readonly string[],
): string {
  const collection = definition.name;
  const [folder, to] = divide(target);
  const isHere = folder === '' || folder === collection || `/${folder}` === base;
  if (!isHere)
    throw new UsageError(
      `${target} lies in another folder, and an entry of ${collection} has fields of its own; write ${collection}/${to}`,
    );
  if (toFileSlug(to) !== to) {
    const free = toFreeSlug(to, (slug) => slugs.includes(slug));
    const advice = free === '' ? '' : `; write ${collection}/${free}`;
    throw new UsageError(
      `"${to}" cannot be an address, which has small letters, digits and hyphens only${advice}`,
    );
  }
  if (to === from) throw new UsageError(`${collection}/${from} has that name already`);
  return to;
}
