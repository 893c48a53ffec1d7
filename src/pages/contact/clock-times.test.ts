import { expect, it } from 'vitest';
import { printClockTime } from './clock-times.ts';

it.each([
  ['00:00', '12 a.m.'],
  ['07:00', '7 a.m.'],
  ['09:05', '9:05 a.m.'],
  ['12:00', '12 p.m.'],
  ['18:30', '6:30 p.m.'],
])('%s is %s', (time, printed) => {
  expect(printClockTime(time)).toBe(printed);
});
