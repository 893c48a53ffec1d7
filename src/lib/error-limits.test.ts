import { describe, expect, it } from 'vitest';
import { findErrorLimit, listErrorLimits } from './error-limits.ts';

describe('error limits of IEC 62053-22', () => {
  const unity = listErrorLimits('0.2S', true);
  const other = listErrorLimits('0.2S', false);

  it('begin at 1% of rated current at power factor 1, and at 2% at other ones', () => {
    expect(findErrorLimit(unity, 0.99)).toBeUndefined();
    expect(findErrorLimit(unity, 1)).toBe(0.4);
    expect(findErrorLimit(other, 1.9)).toBeUndefined();
    expect(findErrorLimit(other, 2)).toBe(0.5);
  });

  it('become narrower from 5% on, and from 10% on', () => {
    expect(findErrorLimit(unity, 4.9)).toBe(0.4);
    expect(findErrorLimit(unity, 5)).toBe(0.2);
    expect(findErrorLimit(other, 9.9)).toBe(0.5);
    expect(findErrorLimit(other, 120)).toBe(0.3);
  });

  it('are wider in the other class', () => {
    expect(findErrorLimit(listErrorLimits('0.5S', true), 100)).toBe(0.5);
  });
});
