import { describe, expect, it } from 'vitest';
import { type Axis, countPositions, toPosition, toShare, toValue } from './axis.ts';

const even: Axis = { from: -10, to: 30, step: 0.5 };
const logarithmic: Axis = { from: 1, to: 100, step: 'logarithmic' };

describe('an axis', () => {
  it('has its values at even distances, or by their logarithm', () => {
    expect(toShare(even, 0)).toBe(25);
    expect(toShare(logarithmic, 10)).toBeCloseTo(50);
  });

  it('has a position for each step, or a thousand', () => {
    expect(countPositions(even)).toBe(80);
    expect(countPositions(logarithmic)).toBe(1000);
    expect(toPosition(even, 30)).toBe(80);
    expect(toPosition(logarithmic, 1)).toBe(0);
  });

  it('gives back a value at its position', () => {
    expect(toValue(even, toPosition(even, 12.5))).toBe(12.5);
    expect(toValue(logarithmic, toPosition(logarithmic, 3))).toBe(3);
  });

  it('rounds values on a logarithmic axis to what is printed, so that the reading is of it', () => {
    expect(toValue(logarithmic, 501)).toBe(10);
    expect(toValue(logarithmic, 349)).toBe(5);
  });
});
