import { describe, expect, it } from 'vitest';

import { isTimeZone, listOffsets, toOffset } from './time-zones.ts';

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

  it.each([
    ['America/Vancouver', -480, -420],
    ['Asia/Kolkata', 330, 330],
    ['America/St_Johns', -210, -150],
    ['Europe/London', 0, 60],
  ])('%s is so many minutes ahead, in winter and in summer', (zone, winter, summer) => {
    expect(toOffset(zone, new Date('2025-01-15'))).toBe(winter);
    expect(toOffset(zone, new Date('2025-07-15'))).toBe(summer);
  });

  it('is known by its name, or not at all', () => {
    expect(isTimeZone('Asia/Singapore')).toBe(true);
    expect(isTimeZone('Harrow Bay')).toBe(false);
    expect(() => listOffsets('Harrow Bay', 2025)).toThrow(RangeError);
  });
});
