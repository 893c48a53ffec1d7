import { expect, it } from 'vitest';
import { toClock, toMinute } from './night-times.ts';

it.each([
  ['18:00', 0],
  ['23:59', 359],
  ['02:14', 494],
  ['06:00', 720],
])('%s is minute %d of the night, and back', (time, minute) => {
  expect(toMinute(time)).toBe(minute);
  expect(toClock(minute)).toBe(time);
});
