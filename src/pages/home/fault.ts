/** The phases of a ring feeder after a cable fault, in order. */
export const faultPhases = [
  'energized',
  'fault',
  'tripped',
  'isolated',
  'reclosed',
  'restored',
] as const;
type FaultPhase = (typeof faultPhases)[number];

/** A fault, and how far it has been cleared; without a feeder there is no fault. */
export interface Fault {
  phase: FaultPhase;
  /** The index of its feeder, counted from 0. */
  feeder?: number;
}

/** No fault: every feeder is energized from the bus. */
export const NO_FAULT: Fault = { phase: 'energized' };

/** Whether customers on the feeder with the fault are without supply. */
export function isOut({ feeder, phase }: Fault): boolean {
  return feeder !== undefined && phase !== 'restored';
}

/** The fault one step further; after the last one, the same. */
export function clearFault(fault: Fault): Fault {
  const next = faultPhases[faultPhases.indexOf(fault.phase) + 1];
  const isOver = next === undefined || fault.feeder === undefined;
  return isOver ? fault : { ...fault, phase: next };
}

/**
 * Which switches of a feeder moved, and where it is dead: from the breaker to the first of the two
 * units at the fault (head), between these, and beyond them, up to the open point of the ring.
 */
const DIFFERENCES: Record<FaultPhase, string> = {
  energized: '',
  fault: '',
  tripped: ' breaker-open gap-dead tail-dead',
  isolated: ' breaker-open units-open gap-dead tail-dead',
  reclosed: ' units-open gap-dead tail-dead',
  restored: ' units-open open-point-closed gap-dead',
};

/**
 * How a feeder differs from one in service, as the value of an attribute that the drawing is styled
 * by, such as "f2 tripped breaker-open gap-dead tail-dead".
 */
export function describeFault({ feeder, phase }: Fault): string {
  return feeder === undefined ? phase : `f${feeder + 1} ${phase}${DIFFERENCES[phase]}`;
}
