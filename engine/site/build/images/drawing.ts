import type { Picture } from '../../define/picture';

/** The view box of a drawing, in user units. */
type Field = Pick<Picture, 'width' | 'height'>;

/**
 * Reads the view box of a drawing that pages embed with `<use>`, so that it takes their colors.
 * @param file its path, for the message
 * @throws if it has no view box or no id to refer to; the content check has reported this before
 */
export function readDrawing(svg: string, file: string): Field {
  const field = readField(svg);
  if (field === undefined)
    throw new Error(`${file}: the drawing needs a viewBox that starts at 0 0`);
  if (!svg.includes('id="drawing"')) throw new Error(`${file}: its <svg> needs id="drawing"`);
  return field;
}

/**
 * A drawing in `public/`: it already has an address, and is shown as it is. The content check
 * requires a view box of those that pages use.
 */
export function readPublicDrawing(svg: string, src: string): Omit<Picture, 'alt'> {
  return { src, ...(readField(svg) ?? { width: 0, height: 0 }), drawing: false };
}

/** The view box of any drawing; undefined if it has none. */
function readField(svg: string): Field | undefined {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
