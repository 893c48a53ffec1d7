import { describe, expect, it } from 'vitest';

import { formatOffset, isTimeZone, listOffsets } from './time-zones';

describe('a time zone', () => {
  it.each([
    ['America/Vancouver', [-480, -420]],
    ['Europe/Berlin', [60, 120]],
    ['Australia/Sydney', [600, 660]],
    ['Asia/Singapore', [480]],
    ['Asia/Kolkata', [330]],
    ['Europe/London', [0, 60]],
  ])('%s has standard time first', (zone, offsets) => {
    expect(listOffsets(zone, 2025)).toEqual(offsets);
  });

  it('is known by its name, or not at all', () => {
    expect(isTimeZone('Asia/Singapore')).toBe(true);
    expect(isTimeZone('Harrow Bay')).toBe(false);
    expect(() => listOffsets('Harrow Bay', 2025)).toThrow(RangeError);
  });

  it.each([
    [-480, 'UTC\u00a0−8'],
    [0, 'UTC\u00a0+0'],
    [330, 'UTC\u00a0+5:30'],
  ])('that is ahead by %i minutes is written %s', (minutes, words) => {
    expect(formatOffset(minutes)).toBe(words);
  });
});
