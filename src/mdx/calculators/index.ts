import type { Calculator } from './calculator';
import { outageMinutes } from './outage-minutes';
import { powerFactor } from './power-factor';
import { resonance } from './resonance';

/** Every calculator of the site. */
export const calculators: Calculator[] = [powerFactor, outageMinutes, resonance];
