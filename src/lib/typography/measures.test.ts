import { describe, expect, it } from 'vitest';
import { findMeasureSlips } from './measures.ts';

/** A text with all its slips fixed. */
function fix(text: string, given?: string[]): string {
  return findMeasureSlips(text, given).reduceRight(
    (fixed, { start, end, better }) => fixed.slice(0, start) + better + fixed.slice(end),
    text,
  );
}

describe('how a measure is written', () => {
  it.each([
    ['a bus of 13.8kV', 'a bus of 13.8 kV'],
    ['takes 4000A for an hour', 'takes 4,000 A for an hour'],
    ['a bank of 5000 kVAr', 'a bank of 5,000 kVAr'],
    ['from 60000 lm on', 'from 60,000 lm on'],
    ['a system of 5-15 kV', 'a system of 5–15 kV'],
    ['delivery in 3-5 weeks', 'delivery in 3–5 weeks'],
    ['saves 10-15% a year', 'saves 10–15% a year'],
    ['a step of 75 kvar', 'a step of 75 kVAr'],
    ['at 34.5 KV and 60 hz', 'at 34.5 kV and 60 Hz'],
  ])('%s', (text, better) => {
    expect(fix(text)).toBe(better);
  });

  it.each([
    'a bus of 13.8 kV',
    'takes 4,000 A for an hour',
    'from 5 to 40 °C, 4000 K, in 2026',
    'IEC 62053-22 A, IEC 60831-1 and IEEE 1584-2018 V',
    'order CO-5A-277 or LU-16K5, with 100BASE-FX',
    'Part 15 class A, UL 61010-2-201, type 3R',
    'by phone: +1 (555) 010-0142, on 2026-11-28',
    'E2, C2 and M2 of 2021',
    'an address such as url=https%3A%2F of mail',
    '5A',
  ])('leaves alone: %s', (text) => {
    expect(findMeasureSlips(text)).toEqual([]);
  });

  it('leaves measures of the specification alone', () => {
    expect(fix('gear from 1kV to 38kV, 2kV more', ['1kV to 38kV'])).toBe(
      'gear from 1kV to 38kV, 2 kV more',
    );
  });
});
