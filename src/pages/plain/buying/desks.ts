import type { z } from 'zod';
import type { RangeSegment } from '../../../components/blocks/range-bar.tsx';
import type { offices } from '../../../features/inquiries/offices-copy.ts';
import { printClock, toMinutes } from '../../../lib/clock.ts';
import { toOffset } from '../../../lib/time-zones.ts';

type Office = Pick<
  z.infer<typeof offices>['list'][number],
  'name' | 'opens' | 'closes' | 'timeZone'
>;

const DAY = 24 * 60;
const MINUTES = Array.from({ length: DAY }, (_, minute) => minute);

/** From when to when, as Americans read it. */
export interface Hours {
  from: string;
  to: string;
}

/** A part of each working day. */
export interface Shift {
  /** Its hours in winter; undefined if there are none, or more than one span of them. */
  winter: Hours | undefined;
  /** Those of summer. */
  summer: Hours | undefined;
  /** It from noon to noon, open where it is so in one season only. */
  segments: RangeSegment[];
}

/** All desks on a working day, by the clock of the first office, and who answers besides. */
export interface DeskDay {
  /** The first office. */
  office: string;
  desks: (Shift & { name: string })[];
  /** When no desk is occupied. */
  duty: Shift;
  /** The hours of a day at which one is. */
  covered: { winter: number; summer: number };
}

/** Whether something is so at a minute of the day. */
type IsSo = (minute: number) => boolean;

/** The same in both seasons. */
interface Seasons {
  winter: IsSo;
  summer: IsSo;
}

/**
 * Who is at a desk, by the clock of the first office.
 * @param list the offices; there is nothing to say without one
 * @param year for which daylight saving time is looked up
 */
export function toDeskDay(list: readonly Office[], year: number): DeskDay | undefined {
  const [first] = list;
  if (first === undefined) return undefined;
  const winter = new Date(Date.UTC(year, 0, 15));
  const summer = new Date(Date.UTC(year, 6, 15));
  const occupied = list.map(
    (office): Seasons => ({
      winter: isOccupied(office, first, winter),
      summer: isOccupied(office, first, summer),
    }),
  );
  const isCovered: Seasons = {
    winter: (minute) => occupied.some((desk) => desk.winter(minute)),
    summer: (minute) => occupied.some((desk) => desk.summer(minute)),
  };
  const isUncovered: Seasons = {
    winter: (minute) => !isCovered.winter(minute),
    summer: (minute) => !isCovered.summer(minute),
  };
  return {
    office: first.name,
    desks: list.flatMap(({ name }, index) => {
      const desk = occupied[index];
      return desk ? [{ name, ...toShift(desk, 'time') }] : [];
    }),
    duty: toShift(isUncovered, 'price'),
    covered: { winter: countHours(isCovered.winter), summer: countHours(isCovered.summer) },
  };
}

/** Where a time of day lies in the drawing, from 0 at noon to 1 at the next one. */
export function toDayShare(clock: string): number {
  return inDay(toMinutes(clock) - DAY / 2) / DAY;
}

/** Whether an office has somebody at a desk, by the clock of the first one on a day. */
function isOccupied({ opens, closes, timeZone }: Office, first: Office, day: Date): IsSo {
  const ahead = toOffset(timeZone, day) - toOffset(first.timeZone, day);
  const start = toMinutes(opens) - ahead;
  const length = toMinutes(closes) - toMinutes(opens);
  return (minute) => inDay(minute - start) < length;
}

function inDay(minutes: number): number {
  return ((minutes % DAY) + DAY) % DAY;
}

function countHours(isSo: IsSo): number {
  return Math.floor(MINUTES.filter(isSo).length / 60);
}

function toShift(isSo: Seasons, look: RangeSegment['look']): Shift {
  return {
    winter: toHours(isSo.winter),
    summer: toHours(isSo.summer),
    segments: toSegments((minute) => {
      const [inWinter, inSummer] = [isSo.winter(minute), isSo.summer(minute)];
      if (inWinter && inSummer) return look;
      return inWinter || inSummer ? 'open' : undefined;
    }),
  };
}

/** The hours of something that begins once a day. */
function toHours(isSo: IsSo): Hours | undefined {
  const changes = MINUTES.filter((minute) => isSo(minute) !== isSo(inDay(minute - 1)));
  const from = changes.find(isSo);
  const to = changes.find((minute) => !isSo(minute));
  if (changes.length !== 2 || from === undefined || to === undefined) return undefined;
  return { from: printClock(from), to: printClock(to) };
}

/** The runs of a day from noon on that have a look. */
function toSegments(lookAt: (minute: number) => RangeSegment['look'] | undefined): RangeSegment[] {
  const looks = MINUTES.map((minute) => lookAt(inDay(minute + DAY / 2)));
  const starts = MINUTES.filter((minute) => minute === 0 || looks[minute] !== looks[minute - 1]);
  return starts.flatMap((start, index) => {
    const look = looks[start];
    const end = starts[index + 1] ?? DAY;
    return look === undefined ? [] : [{ from: start / DAY, to: end / DAY, look }];
  });
}
