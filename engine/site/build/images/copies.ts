import type { Copies } from '../../define/picture';

/** Where the copies of photographs lie, as pages name them. */
export const PICTURES = '/assets/images/';

/**
 * Widths in pixels: a portrait or a small phone, half a page or the text, a phone's column at three
 * pixels a point or the page, and the page at two. More steps would save a visitor a few kilobytes
 * of picture, and cost every page with photographs some of the bytes it has.
 */
const WIDTHS = [480, 800, 1200];
/** The widest copy. */
export const MOST = 2000;
/** The one copy as WebP, for readers that know no AVIF: crawlers, feeds, old browsers. */
const PLAIN = 1200;

/** What a copy of a photograph is saved as. */
export type Format = 'avif' | 'webp';

/** One copy of a photograph. */
export interface Copy {
  /** The digest of the original, and of everything else that decides how copies look. */
  digest: string;
  /** In pixels. */
  width: number;
  format: Format;
}

/**
 * The widths that a photograph is worth having in.
 * @param natural the width of the original in pixels
 * @returns at least one; a step that would be nearly as wide as the widest is left out
 */
export function chooseWidths(natural: number): number[] {
  const widest = Math.min(natural, MOST);
  return [...WIDTHS.filter((width) => width < widest * 0.9), widest];
}

/**
 * The start of the addresses of a photograph's copies.
 * @param file the original's path or name
 * @param digest what tells this version of it from all others
 */
export function toBase(file: string, digest: string): string {
  return `${PICTURES}${toName(file)}-${digest}`;
}

/** What a picture is called in addresses. */
export function toName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
}

/** The addresses of all copies. */
export function listAddresses(copies: Copies): string[] {
  const { base, widths } = copies;
  return [...widths.map((width) => `${base}-${width}.avif`), toPlainAddress(copies)];
}

/** The address of the copy that every reader can show. */
export function toPlainAddress({ base, widths }: Copies): string {
  const width = widths.findLast((one) => one <= PLAIN) ?? widths[0];
  return `${base}-${width}.webp`;
}

/** Which copy an address names; undefined where it names none. */
export function parseAddress(address: string): Copy | undefined {
  const match = /-([0-9a-f]{10})-(\d{1,4})\.(avif|webp)$/.exec(address);
  if (!match || !address.startsWith(PICTURES)) return undefined;
  const [, digest = '', width, format] = match;
  return { digest, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}
