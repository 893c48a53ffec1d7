import { readDrawingFacts } from '#check/read/drawing-facts';
import type { Picture } from '../define/picture.ts';

const PUBLIC = /^public(?=\/)/;

/**
 * Describes a drawing. One in `public/` already has an address, and is shown as it is; all others
 * are embedded with `<use>`, so that they take the colors of the page.
 * @param file its path below the project's folder
 * @param src the address of one that is embedded
 * @returns what pages need besides its alt text; the check has seen its size and its id
 */
export function describeDrawing(svg: string, file: string, src: string): Omit<Picture, 'alt'> {
  const field = readDrawingFacts(svg).size ?? { width: 0, height: 0 };
  if (PUBLIC.test(file)) return { src: file.replace(PUBLIC, ''), ...field, drawing: false };
  return { src, ...field, drawing: true };
}
