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
  const links = readBody(file).pieces.flatMap((piece): BodyLink[] => {
    if (piece.type === 'link' || piece.type === 'definition') {
      return [{ kind: 'link', url: piece.url, text: '', range: toRange(piece) }];
    }
    if (piece.type !== 'image') return [];
    return [{ kind: 'image', url: piece.url, text: piece.alt ?? '', range: toRange(piece) }];
  });
  cache.set(file, links);
  return links;
}

const cache = new WeakMap<ContentFile, BodyLink[]>();
