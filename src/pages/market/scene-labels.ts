/** A product at work in a scene, with its position in percent of the drawing. */
interface Place {
  name: string;
  /** The address of its page. */
  path: string;
  x: number;
  y: number;
}

export interface LabeledPlace extends Place {
  /** The position of its name: pixels from the place that it marks. */
  label: Box;
  /** Whether there is room for it on a phone, which shows part of the drawing. */
  fitsPhone: boolean;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of a scene on phones, in pixels: names that are clear of each other there always are. */
const FIELD = { width: 853, height: 480 };
/** The part of it that the smallest phone shows. */
const PHONE: Box = { left: 437, top: 40, width: 320, height: 440 };
/** The part that is free in larger windows: to the right of the headline. */
const FREE: Box = { left: 392, top: 0, width: 461, height: 480 };

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
export function placeLabels(places: readonly Place[]): LabeledPlace[] {
  const taken: Box[] = [];
  const isFree = (box: Box) => contains(FREE, box) && !taken.some((other) => overlaps(box, other));
  return places.map((place) => {
    const sides = listSides(place);
    const label = sides.find((side) => cover(place, side).every(isFree)) ?? sides[0];
    const boxes = cover(place, label);
    const fitsPhone = boxes.every((box) => isFree(box) && contains(PHONE, box));
    taken.push(...boxes);
    return { ...place, label, fitsPhone };
  });
}

/** The possible positions of a name, in order of preference. */
function listSides({ name, x }: Place): [Box, ...Box[]] {
  const width = Math.round(name.length * LETTER + 24);
  const [near, far] = x > TURN ? [-AWAY - width, AWAY] : [AWAY, -AWAY - width];
  const at = (left: number, top: number) => ({ left, top, width, height: HEIGHT });
  const [above, below] = [-HEIGHT - 10, 10];
  return [at(near, above), at(far, above), at(near, below), at(far, below)];
}

/** The area that a mark covers: its name, and the ring around its place. */
function cover({ x, y }: Place, { left, top, width, height }: Box): Box[] {
  const [across, down] = [(x / 100) * FIELD.width, (y / 100) * FIELD.height];
  return [
    { left: across + left, top: down + top + CLEAR, width, height: height - 2 * CLEAR },
    { left: across - RING, top: down - RING, width: 2 * RING, height: 2 * RING },
  ];
}

function contains(area: Box, { left, top, width, height }: Box): boolean {
  const [right, bottom] = [area.left + area.width, area.top + area.height];
  return left >= area.left && top >= area.top && left + width <= right && top + height <= bottom;
}

function overlaps(a: Box, b: Box): boolean {
  const isBeside = a.left + a.width <= b.left || b.left + b.width <= a.left;
  return !isBeside && a.top < b.top + b.height && b.top < a.top + a.height;
}
