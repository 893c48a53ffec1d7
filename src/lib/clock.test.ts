import { expect, it } from 'vitest';
import { printClock, toMinutes } from './clock.ts';

it('counts the minutes of a time of day, and prints them beyond midnight', () => {
  expect(toMinutes('18:30')).toBe(1110);
  expect(printClock(1110)).toBe('18:30');
  expect(printClock(1110 + 480)).toBe('02:30');
});
