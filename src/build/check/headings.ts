import GithubSlugger from 'github-slugger';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

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
  const headings: Heading[] = [];
  visit(readBody(file).tree, 'heading', (node) => {
    const text = toText(node, { includeImageAlt: false });
    headings.push({ depth: node.depth, text, id: slugger.slug(text), range: toRange(node) });
  });
  cache.set(file, headings);
  return headings;
}

const cache = new WeakMap<ContentFile, Heading[]>();
