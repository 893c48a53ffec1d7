import type { Brand } from '../define/brand.ts';
import { printXmlPart } from '../seo/xml.ts';

/** The address of a placeholder image: its width and height in pixels. */
export const PLACEHOLDER = /^\/api\/placeholder\/(\d{1,4})\/(\d{1,4})$/;

/** The address that always works, even if no entry lacks its picture. */
export const USUAL_PLACEHOLDER = '/api/placeholder/1200/675';

/** The brand's mark in a 32 by 32 field; its feet rest on a conductor from edge to edge. */
const FEEDER = 'M-9999 27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H9999';

/**
 * Draws the image at `/api/placeholder/{width}/{height}`: an empty plate, with a feeder running
 * through it that forms the brand's mark. It contains no information, so it needs no caption.
 * @returns an SVG document
 * @throws when the address is not a placeholder's
 */
export function drawPlaceholder(path: string, colors: Brand['colors']): string {
  const match = PLACEHOLDER.exec(path);
  if (!match) throw new Error(`${path} is not a placeholder image`);
  const [width, height] = [Number(match[1]), Number(match[2])];
  const { copper, 'bg-2': plate, band, 'placeholder-line': line } = colors;
  // Colors that differ in dark mode: an image sees the visitor's color scheme, but no tokens.
  const dark = [
    `[fill="${plate.light}"]{fill:${band.light}}`,
    `[stroke="${line.light}"]{stroke:${line.dark}}`,
    `[stroke="${copper.light}"]{stroke:${copper.dark}}`,
  ].join('');
  const scale = round(Math.min(width, height) / 110);
  const [x, y] = [round(width / 2 - 16 * scale), round(height / 2 - 16 * scale)];
  const inset = round(Math.min(width, height) / 28);
  const [right, below] = [round(width - inset), round(height - inset)];
  const corners = `M${inset} ${2 * inset}V${inset}H${2 * inset}M${right - inset} ${inset}H${right}V${2 * inset}M${right} ${below - inset}V${below}H${right - inset}M${2 * inset} ${below}H${inset}V${below - inset}`;
  const lines = { '@fill': 'none', '@stroke': line.light, '@d': corners };
  const feeder = {
    '@fill': 'none',
    '@stroke': copper.light,
    '@stroke-width': 0.8,
    '@d': FEEDER,
    '@transform': `translate(${x} ${y}) scale(${scale})`,
  };
  return printXmlPart({
    svg: {
      '@xmlns': 'http://www.w3.org/2000/svg',
      '@width': width,
      '@height': height,
      '@viewBox': `0 0 ${width} ${height}`,
      style: `@media(prefers-color-scheme:dark){${dark}}`,
      rect: { '@width': width, '@height': height, '@fill': plate.light },
      path: [lines, feeder],
    },
  });
}

/** A length with at most one digit after the decimal point. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
