import { memoize } from '#base/memoize';
import type { ContentFile } from '../read/content-file';
import { toRange } from '../read/locate';
import { readBody } from './body';

/** The links and pictures of a body from top to bottom, with their places; memoized. */
export const listBodyLinks = memoize((file: ContentFile) =>
  readBody(file).pieces.flatMap((piece) =>
    'url' in piece ? [{ url: piece.url, range: toRange(piece) }] : [],
  ),
);
