import type { Calculator, Drawing } from './calculator.ts';
import { drawOutageMinutes } from './outage-minutes-drawing.tsx';
import { drawPowerFactor } from './power-factor-drawing.tsx';
import { drawResonance } from './resonance-drawing.tsx';

/** The drawing of each calculator, by its tag. */
export const drawings: Record<string, Drawing<Calculator>> = {
  PowerFactor: drawPowerFactor,
  OutageMinutes: drawOutageMinutes,
  Resonance: drawResonance,
};
