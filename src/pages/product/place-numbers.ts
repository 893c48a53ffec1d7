/** A position in a picture, in percent of its width and height. */
interface Spot {
  x: number;
  y: number;
}

/** The x of the numbers: near the edges, with room for a finger around them. */
const COLUMNS = { left: 7, right: 93 };
/** The maximum distance between two numbers. */
const STEP = 24;

/**
 * Places the numbers of spots in two columns beside the subject of a picture: half of them on each
 * side, ordered by height, evenly spaced, centered on their spots.
 * @param spots in any order
 * @returns in the same order, each with the position of its number
 */
export function placeNumbers<S extends Spot>(spots: S[]): (S & { number: Spot })[] {
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
