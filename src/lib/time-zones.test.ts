import { describe, expect, it } from 'vitest';

import { isTimeZone, listOffsets } from './time-zones.ts';

describe('a time zone', () => {
  it.each([
    ['America/Vancouver', ['−8', '−7']],
    ['Europe/Berlin', ['+1', '+2']],
    ['Australia/Sydney', ['+10', '+11']],
    ['Asia/Singapore', ['+8']],
    ['Asia/Kolkata', ['+5:30']],
    ['Europe/London', ['+0', '+1']],
  ])('%s has standard time first', (zone, offsets) => {
    expect(listOffsets(zone, 2025)).toEqual(offsets.map((offset) => `UTC\u00a0${offset}`));
  });

  it('is known by its name, or not at all', () => {
    expect(isTimeZone('Asia/Singapore')).toBe(true);
    expect(isTimeZone('Harrow Bay')).toBe(false);
    expect(() => listOffsets('Harrow Bay', 2025)).toThrow(RangeError);
  });
});
