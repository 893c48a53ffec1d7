import { openCache } from '#base/cache';
import type { AuthorComponents } from '#check';

/** Opens the cache of compiled texts: a result also depends on the tags that a text may contain. */
export const openCompiled = (root: string, { schemas }: Pick<AuthorComponents, 'schemas'>) =>
  openCache(root, 'engine/site/build/mdx/compile-mdx.ts', Object.keys(schemas));
