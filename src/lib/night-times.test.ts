import { expect, it } from 'vitest';
import { toClock, toMinute } from './night-times.ts';

it.each([
  ['18:00', 0, '6 p.m.'],
  ['23:59', 359, '11:59 p.m.'],
  ['02:14', 494, '2:14 a.m.'],
  ['06:00', 720, '6 a.m.'],
])('%s is minute %d of the night, and reads %s', (time, minute, read) => {
  expect(toMinute(time)).toBe(minute);
  expect(toClock(minute)).toBe(read);
});
