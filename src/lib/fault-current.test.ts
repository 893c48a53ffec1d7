import { describe, expect, it } from 'vitest';
import { findCurrentZero, findLastZero, toFaultCurrent, toFirstPeak } from './fault-current.ts';

/** The time constant of the standards, 45 ms. */
const source = { fault: 10, load: 1, frequency: 60, decay: 45 };

describe('a three-phase fault', () => {
  it('has a first peak of 2.6 times the fault level at 60 Hz, and of 2.5 at 50', () => {
    expect(toFirstPeak(source) / source.fault).toBeCloseTo(2.6, 1);
    expect(toFirstPeak({ ...source, frequency: 50 }) / source.fault).toBeCloseTo(2.5, 1);
  });

  it('begins at no current in the phase with the largest peak', () => {
    expect(toFaultCurrent(source, 0, 0)).toBeCloseTo(0);
  });

  it('has currents that sum to none, since no conductor leads back', () => {
    const sum = [0, 1, 2].reduce((all, phase) => all + toFaultCurrent(source, phase, 23), 0);
    expect(sum).toBeCloseTo(0);
  });

  it('passes zero in each phase at its own time, the last one last', () => {
    const zeros = [0, 1, 2].map((phase) => findCurrentZero(source, phase, 60));
    for (const [phase, zero] of zeros.entries()) {
      expect(toFaultCurrent(source, phase, zero)).toBeCloseTo(0, 1);
      expect(zero).toBeGreaterThan(60);
    }
    expect(new Set(zeros.map(Math.round)).size).toBe(3);
    expect(findLastZero(source, 60)).toBe(Math.max(...zeros));
  });
});
