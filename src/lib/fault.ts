/** The phases of a ring feeder after a cable fault, in order. */
export const faultPhases = [
  'energized',
  'fault',
  'tripped',
  'isolated',
  'reclosed',
  'restored',
] as const;
export type FaultPhase = (typeof faultPhases)[number];

/** A fault, and how far it has been cleared; without a feeder there is no fault. */
export interface Fault {
  phase: FaultPhase;
  /** The index of its feeder, counted from 0. */
  feeder?: number;
}

/** No fault: every feeder is energized from the bus. */
export const NO_FAULT: Fault = { phase: 'energized' };

export type FaultAction =
  | { type: 'place'; feeder: number; phase?: 'fault' | 'restored' }
  | { type: 'next' | 'repair' };

/** The fault after an action: one step further, at another place, or gone. */
export function clearFault(fault: Fault, action: FaultAction): Fault {
  if (action.type === 'repair') return NO_FAULT;
  if (action.type === 'place') return { feeder: action.feeder, phase: action.phase ?? 'fault' };
  if (fault.feeder === undefined) return fault;
  const next = faultPhases[faultPhases.indexOf(fault.phase) + 1];
  return next === undefined ? fault : { ...fault, phase: next };
}

/**
 * Whether the switches of a feeder are closed: its breaker, the two units at the fault, the open
 * point.
 */
interface FeederSwitches {
  breaker: boolean;
  units: boolean;
  tie: boolean;
}

/** The switch positions of the faulted feeder. */
function toSwitches(phase: FaultPhase): FeederSwitches {
  return {
    breaker: phase !== 'tripped' && phase !== 'isolated',
    units: ['energized', 'fault', 'tripped'].includes(phase),
    tie: phase === 'restored',
  };
}

/**
 * Which parts are energized: from the breaker to the first unit, between the units, and beyond
 * them.
 */
function toVoltage({ breaker, units, tie }: FeederSwitches) {
  const behind = (breaker && units) || tie;
  return { head: breaker, gap: behind && units, tail: behind };
}

/**
 * How a feeder differs from one in service, as the value of an attribute that the drawing is styled
 * by, such as "f2 breaker-open head-dead gap-dead tail-dead".
 */
export function describeFault({ feeder, phase }: Fault): string {
  if (feeder === undefined) return phase;
  const switches = toSwitches(phase);
  const { head, gap, tail } = toVoltage(switches);
  const words = {
    'breaker-open': !switches.breaker,
    'units-open': !switches.units,
    'tie-closed': switches.tie,
    'head-dead': !head,
    'gap-dead': !gap,
    'tail-dead': !tail,
  };
  const held = Object.entries(words).flatMap(([word, holds]) => (holds ? [word] : []));
  return [`f${feeder + 1}`, phase, ...held].join(' ');
}
