import type { Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { isPlaceholder } from '#base/paths';
import type { Picture } from '../../define/picture';

/** So many letters of prose still leave a picture on the first screen. */
const FIRST_SCREEN = 500;

/** Marks the first picture of a text `early` where little text stands above it. */
export function rehypePictures() {
  return (tree: Root): void => {
    let letters = 0;
    visit(tree, (node) => {
      if (node.type === 'text') letters += node.value.length;
      if (letters >= FIRST_SCREEN) return EXIT;
      if (node.type !== 'element' || node.tagName !== 'img') return undefined;
      if (isPlaceholder(String(node.properties.src))) return undefined;
      node.properties.early = true;
      return EXIT;
    });
  };
}

/** The field of a drawing, in its own units. */
export interface Field {
  width: number;
  height: number;
}

/**
 * Reads the field of a drawing that pages refer to, so that it takes their colours.
 * @param svg its text
 * @param file its path, for the message
 * @throws where it has no view box or no name to refer to; the content check says so before
 */
export function readDrawing(svg: string, file: string): Field {
  const field = readField(svg);
  if (field === undefined)
    throw new Error(`${file}: the drawing needs a viewBox that starts at 0 0`);
  if (!svg.includes('id="drawing"')) throw new Error(`${file}: its <svg> needs id="drawing"`);
  return field;
}

/**
 * A drawing of `public/`: it has its address already, and is shown as it is. The content check wants
 * a field of those that pages name.
 */
export function readPublicDrawing(svg: string, src: string): Omit<Picture, 'alt'> {
  return { src, ...(readField(svg) ?? { width: 0, height: 0 }), drawing: false };
}

/** The field of any drawing; undefined where it names none. */
function readField(svg: string): Field | undefined {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
