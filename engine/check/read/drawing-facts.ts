import { type DrawingElement, readDrawing } from '../guard/read-drawing.ts';

/** What pages must know about a drawing, from its root alone: parts of it may have the same. */
export interface DrawingFacts {
  /** By which pages name it. */
  id: string | undefined;
  /** Its field: left, upper edge, width and height. */
  viewBox: readonly [number, number, number, number] | undefined;
  /** Its size as written, such as `180mm`, if it has one besides its field. */
  size: { width: string | undefined; height: string | undefined };
}

/** Reads what pages must know about a drawing. */
export function readDrawingFacts(svg: string): DrawingFacts {
  const { root } = readDrawing(svg);
  return {
    id: attributeOf(root, 'id'),
    viewBox: readBox(attributeOf(root, 'viewBox')),
    size: { width: attributeOf(root, 'width'), height: attributeOf(root, 'height') },
  };
}

function readBox(written = ''): DrawingFacts['viewBox'] {
  const [x = 0, y = 0, width = 0, height = 0, ...others] = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = [x, y, width, height] as const;
  const isBox = others.length === 0 && box.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? box : undefined;
}

function attributeOf(root: DrawingElement | undefined, name: string): string | undefined {
  return root?.attributes.find(({ prefix, local }) => prefix === '' && local === name)?.value;
}
