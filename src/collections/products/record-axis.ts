import type { Axis } from '../../lib/axis.ts';
import { type FaultCurrent, findLastZero } from '../../lib/fault-current.ts';
import type { Figure } from './proof-axis.ts';

/** What the length of the axis depends on, by the kind of record. */
interface Dip {
  cycles: number;
  frequency: Figure;
}
type Interruption = Omit<FaultCurrent, 'fault'> & {
  fault: Figure;
  parting: number;
  arc: number;
};
interface Night {
  hours: number;
}
interface Shift {
  load: readonly number[];
  every: number;
}
interface Gap {
  readings: readonly number[];
}
interface RecordDrawings {
  dip?: Dip | undefined;
  interruption?: Interruption | undefined;
  night?: Night | undefined;
  shift?: Shift | undefined;
  gap?: Gap | undefined;
}

/** Cycles before a dip and after it. */
const AROUND_DIP = 3;
/** Milliseconds before a fault, and after the last current zero. */
const AROUND_FAULT = { before: 16, after: 22 };
const HOUR = 60;

/** How long a dip lasts, in ms. */
export function toDipLength({ cycles, frequency }: Dip): number {
  return (1000 * cycles) / frequency.value;
}

/** Milliseconds after the trigger. */
export function toDipAxis(dip: Dip): Axis {
  const around = Math.round((1000 * AROUND_DIP) / dip.frequency.value);
  return { from: -around, to: Math.round(toDipLength(dip)) + around, step: 0.5 };
}

/** Milliseconds after the fault. */
export function toInterruptionAxis(source: Interruption): Axis {
  const last = findLastZero({ ...source, fault: source.fault.value }, source.parting + source.arc);
  return { from: -AROUND_FAULT.before, to: Math.round(last) + AROUND_FAULT.after, step: 0.5 };
}

/** Minutes after the beginning of the night. */
export function toNightAxis({ hours }: Night): Axis {
  return { from: 0, to: hours * HOUR, step: 15 };
}

/** Minutes after the beginning of the shift. */
export function toShiftAxis({ load, every }: Shift): Axis {
  return { from: 0, to: (load.length - 1) * every, step: 5 };
}

/** Hours after the first reading. */
export function toGapAxis({ readings }: Gap): Axis {
  return { from: 0, to: readings.length - 1, step: 0.25 };
}

/** The axis along which the time cursor of a record moves; undefined if the record has no drawing. */
export function toRecordAxis(record: RecordDrawings): Axis | undefined {
  const { dip, interruption, night, shift, gap } = record;
  if (dip) return toDipAxis(dip);
  if (interruption) return toInterruptionAxis(interruption);
  if (night) return toNightAxis(night);
  if (shift) return toShiftAxis(shift);
  return gap && toGapAxis(gap);
}
