import GithubSlugger from 'github-slugger';
import { toString as toText } from 'mdast-util-to-string';
import { memoize } from '#base/memoize';
import type { ContentFile } from '../read/content-file';
import { type Range, toRange } from '../read/locate';
import { readBody } from './body';

/** A heading of a body, with the anchor that it gets on the page. */
export interface Heading {
  depth: number;
  text: string;
  id: string;
  range: Range;
}

/** The headings of a body from top to bottom; memoized. */
export const listHeadings = memoize((file: ContentFile): Heading[] => {
  const slugger = new GithubSlugger();
  return readBody(file).pieces.flatMap((piece): Heading[] => {
    if (piece.type !== 'heading') return [];
    const text = toText(piece, { includeImageAlt: false });
    return [{ depth: piece.depth, text, id: slugger.slug(text), range: toRange(piece) }];
  });
});

/** A link or a picture in a body. */
export interface BodyLink {
  kind: 'link' | 'image';
  url: string;
  /** The alternative text of a picture; empty for a link. */
  text: string;
  range: Range;
}

/** The links and pictures of a body from top to bottom; memoized. */
export const listBodyLinks = memoize((file: ContentFile): BodyLink[] => {
  return readBody(file).pieces.flatMap((piece): BodyLink[] => {
    if (piece.type === 'link' || piece.type === 'definition') {
      return [{ kind: 'link', url: piece.url, text: '', range: toRange(piece) }];
    }
    if (piece.type !== 'image') return [];
    return [{ kind: 'image', url: piece.url, text: piece.alt ?? '', range: toRange(piece) }];
  });
});
