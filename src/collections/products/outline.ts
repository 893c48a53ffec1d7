import { drawFittings } from '../../drawings/fittings';
import { drawOutline } from '../../drawings/outline';
import { toDxfFile, toSvgFile } from '../../drawings/outline-files';
import { toDataAddress } from '../../lib/data-address';
import type { FileLink } from './product-files';
import type { ProductSheet } from './sheet';

/** The largest size of the drawing on a page, in its own units. */
const FIELD = { width: 360, height: 180 };

/** The names of the two views. */
interface Views {
  front: string;
  side: string;
}

/** The drawing of a unit: to scale, front and side, with the lines inside its outline. */
export function toOutline({ shape, ...box }: ProductSheet['dimensions'], views: Views) {
  const drawing = drawOutline(box, FIELD);
  return { box, views, drawing, fittings: drawFittings(shape, box, drawing) };
}

/** The links to the outline as files: a drawing for documents and one for CAD. */
export function listOutlineLinks(
  slug: string,
  { shape: _, ...box }: ProductSheet['dimensions'],
  { views, outline }: { views: Views; outline: { svg: string; dxf: string } },
): FileLink[] {
  const files = {
    svg: toDataAddress('image/svg+xml', toSvgFile({ box, views })),
    dxf: toDataAddress('image/vnd.dxf', toDxfFile({ box, views })),
  };
  return (['svg', 'dxf'] as const).map((kind) => ({
    label: outline[kind],
    href: files[kind],
    download: `${slug}-outline.${kind}`,
  }));
}
