import { expect, it } from 'vitest';
import { readClock } from './opening-hours.ts';

const hours = { opens: '07:00', closes: '18:00', timeZone: 'Asia/Manila' };
const at = (moment: string) => readClock(hours, new Date(moment));

it('reads the clock of a desk in another time zone', () => {
  expect(at('2026-11-23T23:05:00Z')).toEqual({ time: '07:05', isOpen: true });
  expect(at('2026-11-23T16:00:00Z')).toEqual({ time: '00:00', isOpen: false });
});

it('is open from the minute it opens to the one before it closes', () => {
  expect(at('2026-11-23T22:59:00Z')?.isOpen).toBe(false);
  expect(at('2026-11-23T23:00:00Z')?.isOpen).toBe(true);
  expect(at('2026-11-24T09:59:00Z')?.isOpen).toBe(true);
  expect(at('2026-11-24T10:00:00Z')?.isOpen).toBe(false);
});

it('is closed on the days off of its own week', () => {
  expect(at('2026-11-27T23:30:00Z')?.isOpen).toBe(false);
  expect(at('2026-11-29T23:30:00Z')?.isOpen).toBe(true);
});

it('returns nothing if the browser lacks the time zone', () => {
  expect(readClock({ ...hours, timeZone: 'Europe/New_Town' }, new Date())).toBeUndefined();
});
