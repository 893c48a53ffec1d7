/** A three-phase fault: currents in kA (effective), times in ms. */
export interface FaultCurrent {
  /** The symmetrical fault current. */
  fault: number;
  /** The load current before it. */
  load: number;
  /** The frequency of the network, in Hz. */
  frequency: number;
  /** The time constant of the direct component. */
  decay: number;
}

const PHASES = [0, (-2 * Math.PI) / 3, (2 * Math.PI) / 3];
/** How finely a current zero is looked for, in ms. */
const STEP = 0.01;

/**
 * The current of a phase at a time after the fault, in kA, not yet interrupted. The fault begins at
 * the zero of the voltage of phase 1, so that this phase has the largest direct component.
 * @param phase 0, 1 or 2
 */
export function toFaultCurrent(source: FaultCurrent, phase: number, time: number): number {
  const shift = PHASES[phase] ?? 0;
  const angle = (2 * Math.PI * source.frequency * time) / 1000;
  if (time < 0) return Math.SQRT2 * source.load * Math.sin(angle + shift);
  const direct = Math.cos(shift) * Math.exp(-time / source.decay);
  return Math.SQRT2 * source.fault * (direct - Math.cos(angle + shift));
}

/** The first peak, in kA: half a cycle after the fault, in phase 1. */
export function toFirstPeak(source: FaultCurrent): number {
  return toFaultCurrent(source, 0, 500 / source.frequency);
}

/** When the current of a phase first passes zero after a time, in ms. */
export function findCurrentZero(source: FaultCurrent, phase: number, after: number): number {
  const sign = Math.sign(toFaultCurrent(source, phase, after));
  let time = after;
  while (Math.sign(toFaultCurrent(source, phase, time)) === sign) time += STEP;
  return time;
}

/** When the last of three phases passes its first zero after a time, in ms. */
export function findLastZero(source: FaultCurrent, after: number): number {
  return Math.max(...PHASES.map((_, phase) => findCurrentZero(source, phase, after)));
}
