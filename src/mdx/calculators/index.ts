import type { Calculator } from './calculator.ts';
import { outageMinutes } from './outage-minutes.ts';
import { powerFactor } from './power-factor.ts';
import { resonance } from './resonance.ts';

/** Every calculator of the site. */
export const calculators: Calculator[] = [powerFactor, outageMinutes, resonance];
