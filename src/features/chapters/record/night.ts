import type { RecordOf } from '../../../collections/products/record.ts';
import { toNightAxis } from '../../../collections/products/record-axis.ts';
import { toShare } from '../../../lib/axis.ts';
import { printClock, toMinutes } from '../../../lib/clock.ts';
import { printNumber } from '../../../lib/numbers.ts';
import { type Recording, toSpan } from './recording.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const PLOT = { full: 14, off: 86 };

type NightRecord = RecordOf<'night'>;
interface Level {
  /** Minutes after the beginning of the night. */
  from: number;
  to: number;
  level: number;
  why: string;
}

/** The levels of a night, each with its beginning and end in minutes after that of the night. */
export function listLevels({ from, hours, levels }: NightRecord): Level[] {
  const begin = toMinutes(from);
  const starts = levels.map(({ at }) => (toMinutes(at) - begin + DAY) % DAY);
  return levels.map(({ level, why }, index) => ({
    from: starts[index] ?? 0,
    to: starts[index + 1] ?? hours * HOUR,
    level,
    why,
  }));
}

/** The energy up to a minute of the night, in percent of that of full light. */
export function toEnergyShare(levels: readonly Level[], until: number): number {
  if (until <= 0) return 0;
  const burnt = levels.map(
    ({ from, to, level }) => level * Math.max(0, Math.min(to, until) - from),
  );
  return burnt.reduce((sum, part) => sum + part, 0) / until;
}

/** The light of one night, against minutes after its beginning. */
export function recordNight(night: NightRecord): Recording {
  const { names, lux } = night;
  const axis = toNightAxis(night);
  const levels = listLevels(night);
  const toX = (minute: number) => toShare(axis, minute);
  const toY = (level: number) => PLOT.off - (level / 100) * (PLOT.off - PLOT.full);
  const find = (minute: number) => levels.findLast(({ from }) => minute >= from) ?? levels[0];
  const begin = toMinutes(night.from);
  const hours = Array.from({ length: Math.floor(night.hours / 2) + 1 }, (_, index) => 2 * index);
  const raised = levels.filter(({ level }) => level === 100);
  return {
    axis,
    ticks: hours.map((hour, index) => ({
      at: toX(hour * HOUR),
      text: printClock(begin + hour * HOUR),
      isMinor: index % 2 === 1,
    })),
    heights: [
      { at: toY(100), text: names.full },
      { at: toY(0), text: '' },
    ],
    zones: raised.map(({ from, to }) => toSpan(axis, from, to)),
    lengths: raised.map(({ from, to, why }) => ({ ...toSpan(axis, from, to), text: why })),
    marks: [],
    traces: [
      {
        look: 'main',
        points: levels.flatMap(({ from, to, level }) => [
          { x: toX(from), y: toY(level) },
          { x: toX(to), y: toY(level) },
        ]),
        toY: (minute) => toY(find(minute)?.level ?? 0),
      },
    ],
    read: (minute) => {
      const level = find(minute);
      return {
        time: printClock(begin + minute),
        values: [
          { name: names.level, look: 'main', text: `${printNumber(level?.level ?? 0)}%` },
          { name: names.light, text: `${printNumber(((level?.level ?? 0) / 100) * lux)} lx` },
          { name: names.energy, text: `${printNumber(toEnergyShare(levels, minute))}%` },
        ],
        ...(level && { state: level.why }),
      };
    },
  };
}
