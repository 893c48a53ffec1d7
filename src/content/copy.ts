import type { MDXContent } from 'mdx/types';

import type { Seo } from '../schemas/fields';
import type { CopyOf, PageCopy, PageKind } from '../schemas/pages';
import { pageCopySchema } from '../schemas/pages';
import type { MdxModule } from './collection';

const ROOT = '../../content/pages';
const modules = import.meta.glob<MdxModule>('../../content/pages/**/*.mdx', { eager: true });

/** A file below `content/pages/`: its address, its copy and its body. */
export interface PageSourceOf<K extends PageKind> {
  path: string;
  copy: CopyOf<K>;
  body: MDXContent;
}

/** A page of prose. */
export type PlainSource = PageSourceOf<'plain'>;

const copies = Object.entries(modules).map(([file, module]) => ({
  path: toPath(file),
  copy: pageCopySchema.parse(module.frontmatter),
  body: module.default,
}));

/** Every page of prose below `content/pages/`. */
export const plainPages: PlainSource[] = copies.flatMap(({ path, copy, body }) =>
  copy.kind === 'plain' ? [{ path, copy, body }] : [],
);

/** Pages that are no answer to a search: the list of everything itself, and the 404 page. */
const UNSOUGHT = new Set<PageKind>(['search', 'not-found']);

/** Every page that is a file of its own below `content/pages/` and may be looked for. */
export const writtenPages: { path: string; seo: Seo; body: MDXContent }[] = copies.flatMap(
  ({ path, copy, body }) =>
    'seo' in copy && !copy.seo.unlisted && !UNSOUGHT.has(copy.kind)
      ? [{ path, seo: copy.seo, body }]
      : [],
);

/**
 * The copy of a screen.
 * @param kind any kind but `plain`, of which there are many
 * @returns the copy of the only file of that kind
 * @throws when no file below `content/pages/` is of that kind
 */
export function copyOf<K extends Exclude<PageKind, 'plain'>>(kind: K): CopyOf<K> {
  return sourceOf(kind).copy;
}

/**
 * The copy of a screen with its prose.
 * @param kind any kind but `plain`, of which there are many
 * @throws when no file below `content/pages/` is of that kind
 */
export function sourceOf<K extends Exclude<PageKind, 'plain'>>(kind: K): PageSourceOf<K> {
  const found = copies.find(({ copy }) => isKind(copy, kind));
  if (found === undefined || !isKind(found.copy, kind)) {
    throw new Error(`content/pages has no file of kind "${kind}"`);
  }
  return { ...found, copy: found.copy };
}

function isKind<K extends PageKind>(copy: PageCopy, kind: K): copy is CopyOf<K> {
  return copy.kind === kind;
}

function toPath(file: string): string {
  const path = file.slice(ROOT.length).replace(/\.mdx$/, '');
  return path === '/index' ? '/' : path;
}
