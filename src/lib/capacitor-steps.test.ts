import { describe, expect, it } from 'vitest';
import { countSteps, toPowerFactor, toRemainder, toTargetPower } from './capacitor-steps.ts';

const bank = { count: 4, size: 100, power: 400, target: 0.8 };

describe('a bank of steps', () => {
  it('leaves the reactive power that makes the target', () => {
    expect(toTargetPower(bank)).toBeCloseTo(300);
    expect(toPowerFactor(400, 300)).toBeCloseTo(0.8);
  });

  it('has in as many steps as bring it closest to the target', () => {
    expect(countSteps(bank, 340)).toBe(0);
    expect(countSteps(bank, 360)).toBe(1);
    expect(toRemainder(bank, 360)).toBe(260);
  });

  it('has never less than none in, nor more than it has', () => {
    expect(countSteps(bank, 0)).toBe(0);
    expect(countSteps(bank, 2000)).toBe(4);
    expect(toRemainder(bank, 2000)).toBe(1600);
  });
});
