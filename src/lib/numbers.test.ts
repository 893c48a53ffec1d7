import { describe, expect, it } from 'vitest';
import { parsePrinted, printNumber } from './numbers.ts';

describe('a number', () => {
  it.each([
    ['4,200', 4200],
    ['1,200,000', 1_200_000],
    ['1 040', 1040],
    ['1\u00a0040', 1040],
    ['1\u202f040', 1040],
    ['−25', -25],
    ['-0.5', -0.5],
    ['0.983', 0.983],
    ['', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['1e3', undefined],
    ['12 A', undefined],
    [' 7 ', 7],
    ['207,5', undefined],
    ['1.234,5', undefined],
    ['12,3456', undefined],
    ['0,042', undefined],
    ['+7', undefined],
    ['3, 5', undefined],
    ['1 2', undefined],
  ])('is read as authors print it: %j is %s', (printed, value) => {
    expect(parsePrinted(printed)).toBe(value);
  });

  it.each([
    [4200, 0, '4,200'],
    [1_200_000, 0, '1,200,000'],
    [-25, 0, '−25'],
    [0.983, 3, '0.983'],
    [2, 2, '2.00'],
    [0, 0, '0'],
    [-0.001, 2, '0.00'],
    [-0.006, 2, '−0.01'],
  ])('is printed: %d with %i decimals is %s', (value, decimals, printed) => {
    expect(printNumber(value, decimals)).toBe(printed);
  });
});
