/** A place in a picture, in percent of its width and of its height. */
export interface Spot {
  x: number;
  y: number;
}

/** A spot, and the place of its number beside the subject of the picture. */
export type Mark<S extends Spot> = S & { number: Spot };

/** Where numbers stand: near the edges, with room for a finger around them. */
const COLUMNS = { left: 7, right: 93 };
/** The most from one number to the next. */
const STEP = 24;

/**
 * Places the numbers of spots in two columns beside the subject of a picture: half of them at each
 * side, in the order of their heights, evenly, around the middle of their spots.
 * @param spots in any order
 * @returns in the same order
 */
export function placeMarks<S extends Spot>(spots: S[]): Mark<S>[] {
  const fromLeft = spots.toSorted((a, b) => a.x - b.x);
  const half = Math.ceil(spots.length / 2);
  const numbers = new Map([
    ...toColumn(fromLeft.slice(0, half), COLUMNS.left),
    ...toColumn(fromLeft.slice(half), COLUMNS.right),
  ]);
  return spots.map((spot) => ({ ...spot, number: numbers.get(spot) ?? spot }));
}

function toColumn<S extends Spot>(spots: S[], x: number): [S, Spot][] {
  const step = Math.min(STEP, 100 / spots.length);
  const height = (spots.length - 1) * step;
  const middle = spots.reduce((sum, { y }) => sum + y, 0) / spots.length;
  const top = Math.min(Math.max(middle - height / 2, step / 2), 100 - step / 2 - height);
  return spots
    .toSorted((a, b) => a.y - b.y)
    .map((spot, index) => [spot, { x, y: Math.round(top + index * step) }]);
}
