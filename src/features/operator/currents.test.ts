import { describe, expect, it } from 'vitest';
import { addCurrents } from './currents.ts';

describe('the current of several loads', () => {
  it('is their sum if they have one power factor', () => {
    const loads = [100, 60, 40].map((current) => ({ current, powerFactor: 0.8 }));
    expect(addCurrents(loads)).toBeCloseTo(200);
  });

  it('is that of the triangle of their active and reactive parts', () => {
    const loads = [
      { current: 30, powerFactor: 1 },
      { current: 40, powerFactor: 0 },
    ];
    expect(addCurrents(loads)).toBeCloseTo(50);
  });

  it('is none without loads', () => {
    expect(addCurrents([])).toBe(0);
  });
});
