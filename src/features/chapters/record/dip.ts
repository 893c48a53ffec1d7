import type { RecordOf } from '../../../collections/products/record.ts';
import { toDipAxis, toDipLength } from '../../../collections/products/record-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { printBrief } from '../print-brief.ts';
import { type Look, listTimes, type Recording, type Trace, toSpan } from './recording.ts';

const POINTS = 240;
/** How long a change rings, in ms, and how finely it is drawn. */
const RUNG = { time: 5, step: 0.1 };
/** The share of the height that the peaks take. */
const SWING = 36;
/** The angle of phase 1 at the trigger, and what the network adds as it rings: share, ms, rad/ms. */
const ANGLE = 0.35;
const RINGING = { share: 0.18, decay: 1.2, speed: 4.5 };
const LOOKS: Look[] = ['main', 'thin', 'dashed'];

type Dip = RecordOf<'dip'>;

/** The voltage of a phase, in V; the first one dips from 0 on. */
export function toDipVoltage(dip: Dip, phase: number, time: number): number {
  const peak = Math.SQRT2 * dip.volts.value;
  const length = toDipLength(dip);
  const angle = (2 * Math.PI * dip.frequency.value * time) / 1000 + ANGLE;
  const whole = Math.sin(angle - (phase * 2 * Math.PI) / 3);
  if (phase > 0) return peak * whole;
  const inDip = time >= 0 && time < length;
  return peak * (whole * (inDip ? dip.residual / 100 : 1) + ring(time) + ring(time - length));
}

/** The short oscillation after a change. */
function ring(after: number): number {
  if (after < 0) return 0;
  return RINGING.share * Math.exp(-after / RINGING.decay) * Math.sin(RINGING.speed * after);
}

/** Times at which a change is drawn finely; just before it the curve has not changed yet. */
function listRung(from: number): number[] {
  const count = Math.round(RUNG.time / RUNG.step);
  const after = Array.from({ length: count }, (_, index) => from + index * RUNG.step);
  return [from - 1e-6, ...after];
}

/** The voltages around a dip, against milliseconds after the trigger. */
export function recordDip(dip: Dip): Recording {
  const length = toDipLength(dip);
  const axis = toDipAxis(dip);
  const peak = Math.SQRT2 * dip.volts.value;
  const toY = (volts: number) => 50 - (volts / peak) * SWING;
  const times = [...listTimes(axis, POINTS), ...[0, length].flatMap(listRung)].toSorted(
    (a, b) => a - b,
  );
  const dipped = toSpan(axis, 0, length);
  return {
    axis,
    ticks: [],
    heights: [peak, 0, -peak].map((volts) => ({
      at: toY(volts),
      text: volts === 0 ? '' : `${volts > 0 ? '+' : ''}${printNumber(volts)} V`,
      isMinor: true,
    })),
    zones: [dipped],
    lengths: [
      {
        ...dipped,
        text: interpolate(dip.names.length, {
          cycles: printBrief(dip.cycles),
          milliseconds: printNumber(length),
        }),
      },
    ],
    marks: [{ x: dipped.x, text: dip.names.trigger }, { x: dipped.x + dipped.width }],
    traces: LOOKS.map(
      (look, phase): Trace => ({
        look,
        points: times.map((time) => ({
          x: toShare(axis, time),
          y: toY(toDipVoltage(dip, phase, time)),
        })),
        toY: (time) => toY(toDipVoltage(dip, phase, time)),
      }),
    ).toReversed(),
    read: (time) => ({
      time: `${time < 0 ? '' : '+'}${printNumber(time, 1)} ms`,
      values: [
        {
          name: dip.names.sample,
          text: printNumber((time * dip.samples.value * dip.frequency.value) / 1000),
        },
        ...LOOKS.map((look, phase) => ({
          name: `L${phase + 1}`,
          look,
          text: `${printNumber(toDipVoltage(dip, phase, time))} V`,
        })),
      ],
    }),
  };
}
