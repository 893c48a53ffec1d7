import type { ProductDatasheet } from '../collections/products/datasheet.ts';
import type { Variant } from '../collections/products/variant.ts';
import { drawFittings } from '../drawings/fittings.ts';
import { type Box, drawOutline, fitOutline, toPath, type ViewNames } from '../drawings/outline.ts';
import { addCustomaryUnits } from '../lib/customary-units.ts';
import { printNumber } from '../lib/numbers.ts';
import { roundTo } from '../lib/round-to.ts';

/** The largest size of the drawing on a page, in its own units, and that of its letters. */
const FIELD = { width: 360, height: 180 };
const LETTER = 10;

/** The drawing of a unit: to scale, front and side, with the lines inside its outline. */
export function toOutline({ shape, ...box }: ProductDatasheet['dimensions'], views: ViewNames) {
  const outline = drawOutline(box, views, fitOutline(box, FIELD, LETTER));
  return {
    size: toSizeText(box),
    width: FIELD.width,
    height: roundTo(outline.height, 1),
    edges: toPath(outline.edges),
    /** The lines inside the outline. */
    fittings: drawFittings(shape, outline),
    dimensions: toPath(outline.dimensions),
    texts: outline.texts.map(({ x, y, ...text }) => ({
      ...text,
      x: roundTo(x, 1),
      y: roundTo(y, 1),
    })),
  };
}

/** Width, height and depth in both kinds of units. */
export function toSizeText({ width, height, depth }: Box): string {
  const sides = [width, height, depth].map((side) => printNumber(side));
  return addCustomaryUnits(`${sides.join(' × ')} mm`);
}

/** The outline of a variant: its own, or that of the datasheet; undefined if the site has none. */
export function toVariantBox(
  { size, largest }: Pick<Variant, 'size' | 'largest'>,
  datasheet: Pick<ProductDatasheet, 'dimensions'>,
): Box | undefined {
  if (size === undefined) return largest ? datasheet.dimensions : undefined;
  const { width, height, depth } = size;
  return { width, height, depth };
}
