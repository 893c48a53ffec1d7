/** The width of the drawing, in its own units. */
export const WIDTH = 900;

/** How high it is; a ring runs below the feeders. */
export function toHeight(hasRing: boolean): number {
  return hasRing ? 740 : 580;
}
