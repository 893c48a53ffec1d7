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

/** The fault one step further; after the last one, the same. */
export function clearFault(fault: Fault): Fault {
  const next = faultPhases[faultPhases.indexOf(fault.phase) + 1];
  const isOver = next === undefined || fault.feeder === undefined;
  return isOver ? fault : { ...fault, phase: next };
}

/**
 * How a feeder differs from one in service, as the value of an attribute that the drawing is styled
 * by, such as "f2 tripped breaker-open gap-dead tail-dead".
 */
export function describeFault({ feeder, phase }: Fault): string {
  if (feeder === undefined) return phase;
  // Which switches are closed: the breaker, the two units at the fault, the open point.
  const breaker = phase !== 'tripped' && phase !== 'isolated';
  const units = ['energized', 'fault', 'tripped'].includes(phase);
  const tie = phase === 'restored';
  const isTailLive = (breaker && units) || tie;
  const words = {
    'breaker-open': !breaker,
    'units-open': !units,
    'tie-closed': tie,
    // Between the units, and beyond them.
    'gap-dead': !(isTailLive && units),
    'tail-dead': !isTailLive,
  };
  const held = Object.entries(words).flatMap(([word, holds]) => (holds ? [word] : []));
  return [`f${feeder + 1}`, phase, ...held].join(' ');
}
