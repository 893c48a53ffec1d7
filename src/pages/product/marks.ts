import { toHtml } from 'hast-util-to-html';
import { s } from 'hastscript';

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
export function placeMarks<S extends Spot>(spots: S[]): (S & { number: Spot })[] {
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

/** The spot of a feature, by its number in the list of features. */
type FeatureSpot = Spot & { feature: number };

/**
 * Draws the numbers of features beside a portrait, each with a leader to the feature and a link to
 * its text. Positions are in percent and sizes in pixels, so that numbers are readable and
 * pressable on every screen.
 * @param features the texts of all features, in order
 * @returns the content of an SVG that overlays the portrait
 */
export function drawHotspots(hotspots: FeatureSpot[], features: string[]): string {
  const marks = placeMarks(hotspots).map(({ feature, x, y, number }) => {
    const [spot, at] = [toPercent({ x, y }), toPercent(number)];
    const center = { cx: at.x, cy: at.y };
    const link = {
      className: `feature-${feature}`,
      href: `#ui:feature-${feature}`,
      ariaLabel: `${feature}: ${features[feature - 1] ?? ''}`,
    };
    return s('a', link, [
      s('g', { stroke: 'var(--copper)', strokeWidth: 1.5 }, [
        s('line', { strokeWidth: 1.25, x1: spot.x, y1: spot.y, x2: at.x, y2: at.y }),
        s('circle', { ...DOT, cx: spot.x, cy: spot.y }),
        s('circle', { className: 'hotspots__target', ...TARGET, ...center }),
        s('circle', { className: 'hotspots__ring', ...center, r: 15 }),
      ]),
      s('text', { ...at, dy: '.36em' }, String(feature)),
    ]);
  });
  return toHtml(marks, AS_SVG);
}

const AS_SVG = {
  space: 'svg',
  closeEmptyElements: true,
  characterReferences: { useNamedReferences: true },
} as const;
const DOT = { fill: 'var(--copper)', stroke: 'var(--bg)', r: 4.5 };
/** What a finger presses. */
const TARGET = { fill: '#0000', stroke: 'none', r: 22 };

function toPercent({ x, y }: Spot) {
  return { x: `${x}%`, y: `${y}%` };
}
