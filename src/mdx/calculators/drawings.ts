import type { Calculator, Drawing } from './calculator';
import { drawOutageMinutes } from './outage-minutes-drawing';
import { drawPowerFactor } from './power-factor-drawing';
import { drawResonance } from './resonance-drawing';

/** The drawing of each calculator, by its tag. */
export const drawings: Record<string, Drawing<Calculator>> = {
  PowerFactor: drawPowerFactor,
  OutageMinutes: drawOutageMinutes,
  Resonance: drawResonance,
};
