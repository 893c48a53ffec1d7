/** A product at work in a scene, with its position in percent of the drawing. */
interface ProductMark {
  /** The slug of the product. */
  product: string;
  name: string;
  /** The address of its page. */
  path: string;
  x: number;
  y: number;
}

export interface LabeledMark extends ProductMark {
  /** The position of its name: pixels from the place that it marks. */
  label: LabelBox;
  /** Whether there is room for it on a phone, which shows part of the drawing. */
  fitsPhone: boolean;
}

interface LabelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of a scene on phones, in pixels: names that are clear of each other there always are. */
const FIELD = { width: 853, height: 480 };
/** The part of it that the smallest phone shows. */
const PHONE: LabelBox = { left: 437, top: 40, width: 320, height: 440 };
/** The part that is free in larger windows: to the right of the headline, below what they cut off. */
const FREE: LabelBox = { left: 392, top: 84, width: 461, height: 396 };

/** The height of a touch target; its visible part keeps some pixels clear of both edges. */
const HEIGHT = 44;
const CLEAR = 5;
const AWAY = 20;
const RING = 10;
const LETTER = 9.8;
/** From this x on, names to the right of their places would leave the drawing. */
const TURN = 70;

/**
 * Places the names of marks: above and to the right of their places if that is free, otherwise on
 * the next free side.
 */
export function labelMarks(marks: readonly ProductMark[]): LabeledMark[] {
  const labelBoxes: LabelBox[] = [];
  const isFree = (box: LabelBox) =>
    contains(FREE, box) && !labelBoxes.some((other) => overlaps(box, other));
  return marks.map((mark) => {
    const sides = listSides(mark);
    const label = sides.find((side) => cover(mark, side).every(isFree)) ?? sides[0];
    const boxes = cover(mark, label);
    const fitsPhone = boxes.every((box) => isFree(box) && contains(PHONE, box));
    labelBoxes.push(...boxes);
    return { ...mark, label, fitsPhone };
  });
}

/** The possible positions of a name, in order of preference. */
function listSides({ name, x }: ProductMark): [LabelBox, ...LabelBox[]] {
  const width = Math.round(name.length * LETTER + 24);
  const [near, far] = x > TURN ? [-AWAY - width, AWAY] : [AWAY, -AWAY - width];
  const at = (left: number, top: number) => ({ left, top, width, height: HEIGHT });
  const [above, below] = [-HEIGHT - 10, 10];
  return [at(near, above), at(far, above), at(near, below), at(far, below)];
}

/** The area that a mark covers: its name, and the ring around its place. */
function cover({ x, y }: ProductMark, { left, top, width, height }: LabelBox): LabelBox[] {
  const [across, down] = [(x / 100) * FIELD.width, (y / 100) * FIELD.height];
  return [
    { left: across + left, top: down + top + CLEAR, width, height: height - 2 * CLEAR },
    { left: across - RING, top: down - RING, width: 2 * RING, height: 2 * RING },
  ];
}

function contains(area: LabelBox, { left, top, width, height }: LabelBox): boolean {
  const [right, bottom] = [area.left + area.width, area.top + area.height];
  return left >= area.left && top >= area.top && left + width <= right && top + height <= bottom;
}

function overlaps(a: LabelBox, b: LabelBox): boolean {
  const isBeside = a.left + a.width <= b.left || b.left + b.width <= a.left;
  return !isBeside && a.top < b.top + b.height && b.top < a.top + a.height;
}
