/** The width of the drawing, in its own units. */
export const WIDTH = 900;

/** The y of the ring: below the feeders, and below the compensated main if there is one. */
export function toRing(hasBank: boolean): number {
  return hasBank ? 640 : 520;
}

/** The height of the drawing. */
export function toHeight(hasRing: boolean, hasBank: boolean): number {
  return hasRing ? toRing(hasBank) + 120 : 580;
}
