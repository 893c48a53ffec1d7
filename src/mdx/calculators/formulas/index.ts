import { outageMinutes } from './outage-minutes';
import { powerFactor } from './power-factor';
import { resonance } from './resonance';

/** Every calculator of the site; the file of its name in `src/mdx/calculators/` renders it. */
export const calculators = [powerFactor, outageMinutes, resonance] as const;
