import type { Color } from '#site';
import { printXmlPart } from '#site/seo/xml';
import { brand } from '../../brand.ts';
import { BRAND_RING } from '../../drawings/brand-mark.ts';
import { roundTo } from '../../lib/round-to.ts';

/** The brand's mark in a 32 by 32 field; its feet rest on a conductor from edge to edge. */
const FEEDER = `M-9999 ${BRAND_RING}9999`;

/**
 * Draws the image at `/api/placeholder/{width}/{height}`: an empty plate, with a feeder running
 * through it that forms the brand's mark. It contains no information, so it needs no caption.
 * @returns an SVG document
 */
export function drawPlaceholder(
  { width, height }: { width: number; height: number },
  colors: Record<'copper' | 'bg-2' | 'band' | 'placeholder-line', Color> = brand.colors,
): string {
  const { copper, 'bg-2': plate, band, 'placeholder-line': line } = colors;
  // Colors that differ in dark mode: an image sees the visitor's color scheme, but no tokens.
  const dark = [
    `[fill="${plate.light}"]{fill:${band.light}}`,
    `[stroke="${line.light}"]{stroke:${line.dark}}`,
    `[stroke="${copper.light}"]{stroke:${copper.dark}}`,
  ].join('');
  const scale = roundTo(Math.min(width, height) / 110, 1);
  const [x, y] = [roundTo(width / 2 - 16 * scale, 1), roundTo(height / 2 - 16 * scale, 1)];
  const inset = roundTo(Math.min(width, height) / 28, 1);
  const [right, below] = [roundTo(width - inset, 1), roundTo(height - inset, 1)];
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
