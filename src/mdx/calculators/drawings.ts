import type { Calculator, CalculatorDrawing } from './calculator.ts';
import { drawOutageMinutes } from './outage-minutes-drawing.tsx';
import { drawPowerFactor } from './power-factor-drawing.tsx';
import { drawResonance } from './resonance-drawing.tsx';

/** The drawing of each calculator, by its tag. */
export const drawings: Record<string, CalculatorDrawing<Calculator>> = {
  PowerFactor: drawPowerFactor,
  OutageMinutes: drawOutageMinutes,
  Resonance: drawResonance,
};
