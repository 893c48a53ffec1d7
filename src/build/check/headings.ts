import GithubSlugger from 'github-slugger';
import { toString as toText } from 'mdast-util-to-string';

import { readBody } from './body';
import type { ContentFile } from './content-file';
import type { Range } from './locate';
import { toRange } from './tree-range';

/** A heading of a body, with the anchor that it gets on the page. */
export interface Heading {
  depth: number;
  text: string;
  id: string;
  range: Range;
}

/** The headings of a body from top to bottom; read once. */
export function listHeadings(file: ContentFile): Heading[] {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const slugger = new GithubSlugger();
  const headings = readBody(file).pieces.flatMap((piece): Heading[] => {
    if (piece.type !== 'heading') return [];
    const text = toText(piece, { includeImageAlt: false });
    return [{ depth: piece.depth, text, id: slugger.slug(text), range: toRange(piece) }];
  });
  cache.set(file, headings);
  return headings;
}

const cache = new WeakMap<ContentFile, Heading[]>();
