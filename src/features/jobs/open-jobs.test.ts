import { describe, expect, it } from 'vitest';
import { isOpen, printSalary } from './open-jobs.ts';

describe('the pay range of a position', () => {
  const pattern = '{least} to {most} a year';

  it('is printed with the sign of dollars, or the letters of another currency', () => {
    expect(printSalary({ currency: 'USD', least: 90_000, most: 120_000 }, pattern)).toBe(
      '$90,000 to $120,000 a year',
    );
    expect(printSalary({ currency: 'CAD', least: 1, most: 2 }, pattern)).toBe(
      'CAD\u00a01 to CAD\u00a02 a year',
    );
  });
});

describe('a position takes applications', () => {
  it.each([
    ['without a last day', undefined, true],
    ['on its last day', '2026-12-01', true],
    ['no more on the day after', '2026-11-30', false],
  ])('%s', (_, validThrough, open) => {
    expect(isOpen({ validThrough }, '2026-12-01')).toBe(open);
  });
});
