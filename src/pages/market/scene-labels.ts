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

/** The size of a scene in pixels, and the area that is free for names. */
interface Field {
  width: number;
  height: number;
  free: Box;
}

/**
 * The field of the smallest desktop, where names are to the right of the headline, and that of the
 * smallest phone. Tablets show all marks too, a little closer to each other.
 */
const DESK: Field = {
  ...{ width: 992, height: 558 },
  free: { left: 456, top: 0, width: 536, height: 558 },
};
const PHONE: Field = {
  ...{ width: 853, height: 480 },
  free: { left: 437, top: 40, width: 320, height: 440 },
};

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
 * the next free side; a phone shows those that are clear of its edges and of each other.
 */
export function placeLabels(places: readonly Place[]): LabeledPlace[] {
  const [taken, takenOnPhone]: [Box[], Box[]] = [[], []];
  return places.map((place) => {
    const sides = listSides(place);
    const label = sides.find((side) => isFree(cover(place, side, DESK), DESK, taken)) ?? sides[0];
    taken.push(...cover(place, label, DESK));
    const onPhone = cover(place, label, PHONE);
    const fitsPhone = isFree(onPhone, PHONE, takenOnPhone);
    if (fitsPhone) takenOnPhone.push(...onPhone);
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
function cover({ x, y }: Place, { left, top, width, height }: Box, field: Field): Box[] {
  const [across, down] = [(x / 100) * field.width, (y / 100) * field.height];
  return [
    { left: across + left, top: down + top + CLEAR, width, height: height - 2 * CLEAR },
    { left: across - RING, top: down - RING, width: 2 * RING, height: 2 * RING },
  ];
}

function isFree(boxes: readonly Box[], { free }: Field, taken: readonly Box[]): boolean {
  return boxes.every(
    (box) =>
      box.left >= free.left &&
      box.top >= free.top &&
      box.left + box.width <= free.left + free.width &&
      box.top + box.height <= free.top + free.height &&
      !taken.some((other) => overlaps(box, other)),
  );
}

function overlaps(a: Box, b: Box): boolean {
  const isBeside = a.left + a.width <= b.left || b.left + b.width <= a.left;
  return !isBeside && a.top < b.top + b.height && b.top < a.top + a.height;
}
