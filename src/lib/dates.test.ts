import { describe, expect, it, vi } from 'vitest';

import { formatDayInEnglish, toDayFormat } from './dates.ts';

const formatDay = (day: string, locale: string) => toDayFormat(locale)?.(day);

describe('toDayFormat', () => {
  it('says a day in the words of a locale', () => {
    expect(formatDay('2024-09-17', 'en-US')).toBe('Sep 17, 2024');
    expect(formatDay('2024-09-17', 'de-DE')).toBe('17.09.2024');
  });

  it('says the same day west of Greenwich', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDay('2024-09-01', 'en-GB')).toBe('1 Sept 2024');
  });
});

it('says every day of a year in English as the browser would', () => {
  for (let day = 1; day <= 366; day += 1) {
    const text = new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10);
    expect(formatDayInEnglish(text)).toBe(formatDay(text, 'en-US'));
  }
});

describe('a locale', () => {
  it.each(['en-US', 'de', 'zh-Hant-TW', 'tlh'])('may be %s', (tag) => {
    expect(toDayFormat(tag)).toBeDefined();
  });

  it.each(['C', 'POSIX.', '', 'en_US', 'no locale'])(
    'is not "%s", which systems may say',
    (tag) => {
      expect(toDayFormat(tag)).toBeUndefined();
    },
  );
});
