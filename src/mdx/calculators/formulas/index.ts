import { outageMinutes } from './outage-minutes';
import { powerFactor } from './power-factor';
import { resonance } from './resonance';

/** Every live part that a page may hold; each is drawn by the file of its name in `src/mdx/calculators/`. */
export const islands = [powerFactor, outageMinutes, resonance] as const;

/** The tags of the live parts. */
export type IslandName = (typeof islands)[number]['name'];
