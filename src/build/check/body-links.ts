import { visit } from 'unist-util-visit';

import { readBody } from './body';
import type { ContentFile } from './content-file';
import type { Range } from './locate';
import { toRange } from './tree-range';

/** A link or a picture in a body. */
export interface BodyLink {
  kind: 'link' | 'image';
  url: string;
  /** The words of a link, the alternative text of a picture. */
  text: string;
  range: Range;
}

/** The links and pictures of a body from top to bottom; read once. */
export function listBodyLinks(file: ContentFile): BodyLink[] {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const links: BodyLink[] = [];
  visit(readBody(file).tree, (node) => {
    const range = toRange(node);
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ kind: 'link', url: node.url, text: '', range });
    }
    if (node.type === 'image') {
      links.push({ kind: 'image', url: node.url, text: node.alt ?? '', range });
    }
  });
  cache.set(file, links);
  return links;
}

const cache = new WeakMap<ContentFile, BodyLink[]>();
