import { placeNumbers } from './place-numbers.ts';

/** Where a feature is in the portrait: its place in the list, from 1, and a position in percent. */
interface Spot {
  feature: number;
  x: number;
  y: number;
}

/**
 * The features of a product in the order of their numbers around its portrait: clockwise from the first
 * of them, followed by those that the portrait does not show.
 * @param spots of some of the features, in any order
 * @returns the features in that order, and the spots by it, each with the position of its number
 */
export function numberFeatures(features: string[], spots: Spot[]) {
  const placed = placeNumbers(spots).toSorted((a, b) => a.feature - b.feature);
  const start = toAngle(placed[0]?.number ?? { x: 0, y: 50 });
  const around = placed
    .map((spot) => ({ spot, turn: (toAngle(spot.number) - start + TURN) % TURN }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ spot }) => spot);
  const shown = around.map(({ feature }) => features[feature - 1] ?? '');
  return {
    features: [...shown, ...features.filter((feature) => !shown.includes(feature))],
    hotspots: around.map((spot, index) => ({ ...spot, feature: index + 1 })),
  };
}

const TURN = 2 * Math.PI;

/** Clockwise around the middle of the picture, since y grows downward. */
const toAngle = ({ x, y }: { x: number; y: number }) => Math.atan2(y - 50, x - 50);
