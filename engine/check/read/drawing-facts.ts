import { type DrawingElement, readDrawing } from '../guard/read-drawing.ts';

/** What pages must know about a drawing, from its root alone: parts of it may have the same. */
export interface DrawingFacts {
  /** By which pages name it. */
  id: string | undefined;
  /** Its field: left, upper edge, width and height. */
  viewBox: readonly [number, number, number, number] | undefined;
  /** In what size it draws itself, in pixels; undefined if nothing in it says so. */
  size: { width: number; height: number } | undefined;
}

/** Reads what pages must know about a drawing. */
export function readDrawingFacts(svg: string): DrawingFacts {
  const { root } = readDrawing(svg);
  const viewBox = readBox(attributeOf(root, 'viewBox'));
  const [width, height] = [attributeOf(root, 'width'), attributeOf(root, 'height')];
  return {
    id: attributeOf(root, 'id'),
    viewBox,
    size: toSize(readLength(width), readLength(height), viewBox),
  };
}

/** The size that a drawing has by its width and height, its field, or both (CSS Images 3 §4.3). */
function toSize(
  width: number | undefined,
  height: number | undefined,
  viewBox: DrawingFacts['viewBox'],
): DrawingFacts['size'] {
  if (viewBox === undefined) {
    return width === undefined || height === undefined ? undefined : { width, height };
  }
  const [, , across, down] = viewBox;
  const field = { width: across, height: down };
  if (width === undefined || height === undefined) return field;
  // Exports round their sizes; the field is the more exact one.
  const isAlike = Math.abs((width * down) / (height * across) - 1) < TOLERANCE;
  return isAlike ? field : { width, height };
}

const TOLERANCE = 0.01;

/** Pixels to a unit (CSS Values 4 §6.2). */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** A length in pixels; undefined if it depends on the place of the drawing, such as `100%`. */
function readLength(written = ''): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*(\+?[\d.]+(?:e[-+]?\d+)?)([a-z]*)\s*$/i.exec(written) ?? [];
  const length = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return number !== '' && Number.isFinite(length) && length > 0
    ? Number(length.toFixed(2))
    : undefined;
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
