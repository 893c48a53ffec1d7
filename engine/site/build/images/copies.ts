import type { Copies } from '../../define/picture';

/** The address below which copies of photographs are served. */
export const PICTURES = '/assets/images/';

/**
 * Widths in pixels: for a portrait or a small phone; for half a page or the text column; and for a
 * phone's column at 3x or the full page. `MOST` is for the page at 2x. More steps would save
 * visitors a few kilobytes of pictures, but add bytes to every page with photographs.
 */
const WIDTHS = [480, 800, 1200];
/** The widest copy. */
export const MOST = 2000;
/** The greatest width of the one WebP copy, for crawlers, feeds and browsers without AVIF. */
const PLAIN = 1200;

/** One copy of a photograph. */
export interface Copy {
  /** The digest of the original, and of everything else that decides how copies look. */
  digest: string;
  /** In pixels. */
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

/** The start of the addresses of a photograph's copies; the digest identifies its version. */
export function toBase(file: string, digest: string): string {
  return `${PICTURES}${toName(file)}-${digest}`;
}

/** What a picture is called in addresses, by its path or name. */
export function toName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
}

/** The address of the copy that every client can show. */
export function toPlainAddress({ base, widths }: Copies): string {
  const width = widths.findLast((one) => one <= PLAIN) ?? widths[0];
  return `${base}-${width}.webp`;
}

/** Which copy an address names; undefined if it names none. */
export function parseAddress(address: string): Copy | undefined {
  const match = /-([0-9a-f]{10})-(\d{1,4})\.(avif|webp)$/.exec(address);
  if (!match || !address.startsWith(PICTURES)) return undefined;
  const [, digest = '', width, format] = match;
  return { digest, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}
