import type { RecordOf } from '../../../collections/products/record.ts';
import { toShiftAxis } from '../../../collections/products/record-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { type Bank, countSteps, toPowerFactor, toRemainder } from '../../../lib/capacitor-steps.ts';
import { printClock, toMinutes } from '../../../lib/clock.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import type { Recording } from './recording.ts';

const PLOT = { top: 12, zero: 90 };

type Shift = RecordOf<'shift'>;

/** What the load asks for at a minute of the shift, in kVAr, between its values on straight lines. */
export function toLoad({ load, every }: Shift, minute: number): number {
  const at = Math.min(Math.max(minute / every, 0), load.length - 1);
  const [before = 0, after = before] = [load[Math.floor(at)], load[Math.ceil(at)]];
  return before + (after - before) * (at - Math.floor(at));
}

/** Load and steps of a bank through a shift, against minutes after its beginning. */
export function recordShift(shift: Shift, bank: Bank): Recording {
  const { names } = shift;
  const axis = toShiftAxis(shift);
  const highest = Math.max(...shift.load);
  const toX = (minute: number) => toShare(axis, minute);
  const toY = (reactive: number) => PLOT.zero - (reactive / highest) * (PLOT.zero - PLOT.top);
  const supply = (minute: number) => countSteps(bank, toLoad(shift, minute)) * bank.size;
  const begin = toMinutes(shift.from);
  const minutes = Array.from({ length: axis.to + 1 }, (_, index) => index);
  const hours = Array.from({ length: Math.floor(axis.to / 60) + 1 }, (_, index) => index);
  return {
    axis,
    ticks: hours.map((hour) => ({
      at: toX(60 * hour),
      text: printClock(begin + 60 * hour),
      isMinor: hour % 2 === 1,
    })),
    heights: [
      { at: toY(highest), text: `${printNumber(highest)} kVAr` },
      { at: toY(0), text: '' },
    ],
    zones: [],
    lengths: [],
    marks: [],
    traces: [
      {
        look: 'thin',
        points: shift.load.map((load, index) => ({ x: toX(index * shift.every), y: toY(load) })),
        toY: (minute) => toY(toLoad(shift, minute)),
      },
      {
        look: 'main',
        points: toSteps(minutes, supply).map(([minute, kvar]) => ({
          x: toX(minute),
          y: toY(kvar),
        })),
        toY: (minute) => toY(supply(minute)),
      },
    ],
    read: (minute) => {
      const load = toLoad(shift, minute);
      const left = toRemainder(bank, load);
      const steps = interpolate(names.count, {
        steps: printNumber(countSteps(bank, load)),
        all: printNumber(bank.count),
      });
      return {
        time: printClock(begin + minute),
        values: [
          { name: names.load, look: 'thin', text: `${printNumber(load)} kVAr` },
          { name: names.steps, look: 'main', text: steps },
          { name: names.left, text: `${printNumber(left)} kVAr` },
          { name: names.factor, text: printNumber(toPowerFactor(bank.power, left), 3) },
        ],
      };
    },
  };
}

/** The corners of a curve that holds its value until it changes. */
function toSteps(times: readonly number[], value: (time: number) => number): [number, number][] {
  const corners: [number, number][] = [];
  for (const time of times) {
    const [now, last] = [value(time), corners.at(-1)?.[1]];
    if (last === undefined) corners.push([time, now]);
    else if (now !== last) corners.push([time, last], [time, now]);
  }
  const [end, last] = [times.at(-1), corners.at(-1)?.[1]];
  return end === undefined || last === undefined ? corners : [...corners, [end, last]];
}
