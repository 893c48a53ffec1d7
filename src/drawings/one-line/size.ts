/** The width of the drawing, in its own units. */
export const WIDTH = 900;

/** Where a ring runs: below the feeders, and below the compensated main where there is one. */
export function toRing(hasBank: boolean): number {
  return hasBank ? 640 : 520;
}

/** How high it is. */
export function toHeight(hasRing: boolean, hasBank: boolean): number {
  return hasRing ? toRing(hasBank) + 120 : 580;
}
