import type { Renditions } from '../define/picture.ts';

/** The address below which renditions of photographs are served. */
const PICTURES = '/assets/images/';

/**
 * Widths in pixels: for a portrait or a small phone; for half a page or the text column; and for a
 * phone's column at 3x or the full page. `MOST` is for the page at 2x. More steps would save
 * visitors a few kilobytes of pictures, but add bytes to every page with photographs.
 */
const WIDTHS = [480, 800, 1200];
/** The widest rendition. */
export const MOST = 2000;
/** The greatest width of the one WebP rendition, for crawlers, feeds and browsers without AVIF. */
const PLAIN = 1200;

/** One rendition of a photograph; its width is in pixels. */
export interface Rendition {
  address: string;
  width: number;
  format: 'avif' | 'webp';
}

/**
 * The widths in which a photograph is worth having.
 * @param natural the width of the original in pixels
 * @returns at least one; a step that is nearly as wide as the widest is left out
 */
export function chooseWidths(natural: number): number[] {
  const widest = Math.min(natural, MOST);
  return [...WIDTHS.filter((width) => width < widest * 0.9), widest];
}

/** The start of the addresses of a photograph's renditions; the digest identifies its version. */
export function toBase(file: string, digest: string): string {
  return `${PICTURES}${toName(file)}-${digest}`;
}

/** What a picture is called in addresses, by its path or name. */
export function toName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
}

/** All renditions of a photograph; the first is the one that every client can show. */
export function listRenditions({ base, widths }: Renditions): [Rendition, ...Rendition[]] {
  const plain = widths.findLast((width) => width <= PLAIN) ?? Math.min(...widths);
  const toRendition = (width: number, format: Rendition['format']) => ({
    width,
    format,
    address: `${base}-${width}.${format}`,
  });
  return [toRendition(plain, 'webp'), ...widths.map((width) => toRendition(width, 'avif'))];
}
