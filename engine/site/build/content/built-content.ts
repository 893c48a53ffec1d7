import type { Picture } from '../../define/picture';

/** The file below `.build/` in which all content lies that pages are made of. */
export const CONTENT = 'content.json';

/** The folder below `.build/` in which drawings lie under the names that they get in `assets/`. */
export const DRAWINGS = 'drawings';

/** All content that was checked and compiled, by path as `engine/site/content/files.ts` names it. */
export interface BuiltContent {
  modules: Record<string, BuiltModule>;
  texts: Record<string, string>;
  pictures: Record<string, Omit<Picture, 'alt'>>;
}

/** An MDX file. */
export interface BuiltModule {
  /** How many words its body has. */
  words: number;
  /** The file in which is remembered what the compiler has made of it. */
  compiled: string;
}
