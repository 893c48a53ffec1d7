import type { RecordOf } from '../../../collections/products/record.ts';
import { toInterruptionAxis } from '../../../collections/products/record-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { type FaultCurrent, findCurrentZero, toFaultCurrent } from '../../../lib/fault-current.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { type Look, listTimes, type Recording, type Trace, toSpan } from './recording.ts';

const PHASES = [0, 1, 2];
const LOOKS: Look[] = ['main', 'thin', 'dashed'];
const POINTS = 360;
/** Where the currents and the contacts lie, in percent from the top. */
const CURRENT = { zero: 40, peak: 7 };
const TRAVEL = { closed: 87, open: 69 };
/** How fast the contacts move: time to most of the stroke, in ms, and its shape. */
const STROKE = { time: 5.2, shape: 1.7 };

type Interruption = RecordOf<'interruption'>;

function toSource({ fault, ...others }: Interruption): FaultCurrent {
  return { ...others, fault: fault.value };
}

/** The travel of the contacts, from 0 to 1. */
function toTravel({ parting }: Interruption, time: number): number {
  if (time <= parting) return 0;
  return 1 - Math.exp(-(((time - parting) / STROKE.time) ** STROKE.shape));
}

/** Currents and contact travel, against milliseconds after the fault. */
export function recordInterruption(source: Interruption): Recording {
  const fault = toSource(source);
  const zeros = PHASES.map((phase) => findCurrentZero(fault, phase, source.parting + source.arc));
  const last = Math.max(...zeros);
  const axis = toInterruptionAxis(source);
  const toX = (time: number) => toShare(axis, time);
  const current = (phase: number, time: number) =>
    time >= (zeros[phase] ?? last) ? 0 : toFaultCurrent(fault, phase, time);
  const peak = source.peak.value;
  const toY = (amperes: number) => CURRENT.zero - (amperes / peak) * (CURRENT.zero - CURRENT.peak);
  const toTravelY = (time: number) =>
    TRAVEL.closed - toTravel(source, time) * (TRAVEL.closed - TRAVEL.open);
  const times = listTimes(axis, POINTS);
  const commands = source.relay + source.breaker;
  const between = (from: number, to: number) => toSpan(axis, from, to);
  const { names } = source;
  const toState = (time: number) =>
    [0, source.relay, source.parting, last].filter((begin) => time >= begin).length;
  const currents = LOOKS.map(
    (look, phase): Trace => ({
      look,
      points: times.map((time) => ({ x: toX(time), y: toY(current(phase, time)) })),
      toY: (time) => toY(current(phase, time)),
    }),
  );
  return {
    axis,
    ticks: [],
    heights: [
      { at: CURRENT.peak, text: `${printNumber(peak)} kA` },
      { at: CURRENT.zero, text: '' },
      { at: TRAVEL.open, text: names.open, isMinor: true },
      { at: TRAVEL.closed, text: names.closed, isMinor: true },
    ],
    zones: [between(source.parting, last)],
    lengths: [
      {
        ...between(0, source.relay),
        text: interpolate(names.relay, { milliseconds: printNumber(source.relay) }),
      },
      {
        ...between(source.relay, commands),
        text: interpolate(names.breaker, { milliseconds: printNumber(source.breaker) }),
      },
    ],
    marks: [0, source.relay, source.parting, last].map((time) => ({ x: toX(time) })),
    traces: [
      ...currents.toReversed(),
      {
        look: 'second',
        points: times.map((time) => ({ x: toX(time), y: toTravelY(time) })),
        toY: toTravelY,
      },
    ],
    read: (time) => ({
      time: `${printNumber(time, 1)} ms`,
      values: [
        ...LOOKS.map((look, phase) => ({
          name: `L${phase + 1}`,
          look,
          text: `${printNumber(current(phase, time), 1)} kA`,
        })),
        {
          name: names.travel,
          look: 'second' as const,
          text: `${printNumber(100 * toTravel(source, time))}%`,
        },
      ],
      state: names.states[toState(time)] ?? '',
    }),
  };
}
