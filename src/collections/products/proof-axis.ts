import type { Axis } from '../../lib/axis.ts';

/** A figure of the content with its row of the datasheet. */
export interface Figure {
  value: number;
}

/** What the length of the axis depends on, by the kind of proof. */
interface Withstand {
  members: readonly { fault: Figure }[];
}
interface Lifetime {
  hours: Figure;
}
interface Steps {
  count: Figure;
  size: number;
}
interface ReadingBuffer {
  days: Figure;
}
interface ProofDrawings {
  limits?: object | undefined;
  withstand?: Withstand | undefined;
  lifetime?: Lifetime | undefined;
  steps?: Steps | undefined;
  buffer?: ReadingBuffer | undefined;
  resolution?: object | undefined;
}

/** How far an axis goes beyond what the product does, as a multiple of it. */
const ROOM = { withstand: 1.25, lifetime: 1.2, steps: 1.3, buffer: 1.5 };
/** The distance of two ticks of the axis of a bank, in kVAr; the axis ends at one of them. */
export const STEPS_TICK = 200;

/** The load of a meter, in percent. */
export const LIMITS_AXIS: Axis = { from: 0.5, to: 120, step: 'logarithmic' };

/** The time between two events, in ms. */
export const RESOLUTION_AXIS: Axis = { from: 0.1, to: 1000, step: 'logarithmic' };

/** The fault level, in kA. */
export function toWithstandAxis({ members }: Withstand): Axis {
  const largest = Math.max(...members.map(({ fault }) => fault.value));
  return { from: 0, to: largest * ROOM.withstand, step: 0.5 };
}

/** Hours of burning. */
export function toLifetimeAxis({ hours }: Lifetime): Axis {
  return { from: 0, to: hours.value * ROOM.lifetime, step: hours.value / 200 };
}

/** The reactive power that a load asks for, in kVAr. */
export function toStepsAxis({ count, size }: Steps): Axis {
  const most = count.value * size * ROOM.steps;
  return { from: 0, to: Math.ceil(most / STEPS_TICK) * STEPS_TICK, step: 5 };
}

/** Days without network. */
export function toBufferAxis({ days }: ReadingBuffer): Axis {
  return { from: 0, to: days.value * ROOM.buffer, step: 0.5 };
}

/** The axis along which the reading of a proof moves; undefined if the proof has no drawing. */
export function toProofAxis(proof: ProofDrawings): Axis | undefined {
  const { limits, withstand, lifetime, steps, buffer, resolution } = proof;
  if (limits) return LIMITS_AXIS;
  if (withstand) return toWithstandAxis(withstand);
  if (lifetime) return toLifetimeAxis(lifetime);
  if (steps) return toStepsAxis(steps);
  if (buffer) return toBufferAxis(buffer);
  return resolution && RESOLUTION_AXIS;
}
