import { describe, expect, it } from 'vitest';

import { isPublished, toToday } from '../model/publishing.ts';

const NOW = new Date('2026-11-21T23:30:00-05:00');

describe('an entry is published', () => {
  it('unless it is a draft', () => {
    expect(isPublished({}, '2026-11-21')).toBe(true);
    expect(isPublished({ draft: false }, '2026-11-21')).toBe(true);
    expect(isPublished({ draft: true }, '2026-11-21')).toBe(false);
  });

  it('from its day on, not before', () => {
    expect(isPublished({ publishAt: '2026-12-01' }, '2026-11-30')).toBe(false);
    expect(isPublished({ publishAt: '2026-12-01' }, '2026-12-01')).toBe(true);
    expect(isPublished({ publishAt: '2026-12-01' }, '2027-01-01')).toBe(true);
  });

  it('never while it is a draft, whatever its day', () => {
    expect(isPublished({ draft: true, publishAt: '2020-01-01' }, '2026-11-21')).toBe(false);
  });
});

describe('the day of a build', () => {
  it('is today in UTC', () => {
    expect(toToday(undefined, NOW)).toBe('2026-11-22');
    expect(toToday('', NOW)).toBe('2026-11-22');
  });

  it('is what SITE_NOW says', () => {
    expect(toToday('2024-02-29', NOW)).toBe('2024-02-29');
  });

  it.each([
    ...['2026-02-30', '2026-2-1', '1.12.2026', 'tomorrow', '2026-12-01T00:00'],
    ...['0000-01-01', '1999-12-31', '3000-01-01', '9999-12-31'],
  ])('cannot be "%s", and the message says what can', (setting) => {
    expect(() => toToday(setting, NOW)).toThrow(
      `SITE_NOW is "${setting}", but must be a day such as 2026-12-01, from 2000-01-01 to 2999-12-31.`,
    );
  });
});
