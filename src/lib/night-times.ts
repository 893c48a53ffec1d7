import { printClock, toMinutes } from './clock.ts';

/** The hour at which a night begins, and how many minutes it has: to 06:00. */
const DUSK = 18 * 60;
export const NIGHT = 12 * 60;
const DAY = 24 * 60;

/** The minutes since 18:00 of a time such as "02:14". */
export function toMinute(time: string): number {
  return (toMinutes(time) - DUSK + DAY) % DAY;
}

/** The time of a minute of the night, such as "2:14 a.m.". */
export function toClock(minute: number): string {
  return printClock(minute + DUSK);
}
