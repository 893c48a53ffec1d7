import { expect, it } from 'vitest';
import { printClock, toMinutes } from './clock.ts';

it.each([
  ['00:00', '12 a.m.'],
  ['07:00', '7 a.m.'],
  ['09:05', '9:05 a.m.'],
  ['12:00', '12 p.m.'],
  ['18:30', '6:30 p.m.'],
])('%s is %s', (time, printed) => {
  expect(printClock(toMinutes(time))).toBe(printed);
});

it('is that of the next day beyond midnight', () => {
  expect(printClock(toMinutes('18:30') + 480)).toBe('2:30 a.m.');
});
