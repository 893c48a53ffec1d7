import type { Picture } from '../../define/picture';

/** The file below `.build/` that holds all content that pages are made of. */
export const CONTENT = 'content.json';

/** The folder below `.build/` that holds drawings under the names they get in `assets/`. */
export const DRAWINGS = 'drawings';

/** All checked and compiled content, by path as in `engine/site/content/files.ts`. */
export interface BuiltContent {
  modules: Record<string, BuiltModule>;
  data: Record<string, unknown>;
  pictures: Record<string, Omit<Picture, 'alt'>>;
}

/** An MDX file. */
export interface BuiltModule {
  /** How many words its body has. */
  words: number;
  /** The cache file that holds the compiler's output. */
  compiled: string;
}
