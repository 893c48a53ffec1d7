import { describe, expect, it } from 'vitest';
import { resonance, toDetunedOrder, toParallelOrder, toTuningOrder } from './resonance.ts';

describe('a plain bank', () => {
  it('resonates as in the worked example of Eaton SA02607001E, part two', () => {
    // A 1,500 kVA transformer with 5.5%, fed by a 48,000 kVA network: 17,391 kVA at the 350 kVAr
    // bank.
    const transformer = 1500 / 0.055;
    const shortCircuit = (transformer * 48_000) / (transformer + 48_000) / 1000;
    expect(shortCircuit).toBeCloseTo(17.391, 3);
    expect(toParallelOrder(shortCircuit, 350)).toBeCloseTo(7.0, 1);
  });

  it('resonates at 13.7 behind 1,000 kVA with 5.3% and 100 kVAr', () => {
    expect(toParallelOrder(1 / 0.053, 100)).toBeCloseTo(13.7, 1);
  });
});

describe('a reactor', () => {
  // The three detuning factors in capacitor catalogs for 50 Hz, such as TDK's (EPCOS) and
  // Schneider's.
  it.each([
    [5.67, 210],
    [7, 189],
    [14, 134],
  ])('of %s%% tunes its step to %s Hz', (detuning, frequency) => {
    expect(Math.round(toTuningOrder(detuning) * 50)).toBe(frequency);
  });

  it.each([
    [50, 189],
    [60, 227],
  ])('for a mains of %s Hz tunes its step to %s Hz', (mains, frequency) => {
    const outcome = resonance.solve({ shortCircuit: 26.7, bank: 1050, detuning: 7, mains });
    expect(outcome).toMatchObject({ result: { tuningFrequency: expect.closeTo(frequency, 0) } });
  });
});

describe('a detuned bank', () => {
  it('resonates with the network where the reactances cancel', () => {
    const [shortCircuit, bank, detuning] = [26.7, 1050, 7];
    const order = toDetunedOrder(shortCircuit, bank, detuning);
    // On a base of 1 MVA and 1 kV: the reactances of network, reactor and capacitor at that order.
    const capacitor = 1 / ((bank / 1000) * (1 - detuning / 100));
    const reactor = (detuning / 100) * capacitor;
    expect(order * (1 / shortCircuit + reactor)).toBeCloseTo(capacitor / order, 9);
  });

  it('resonates below the tuning of its steps, whatever the network', () => {
    for (const shortCircuit of [1, 10, 100, 500]) {
      for (const detuning of [7, 14]) {
        expect(toDetunedOrder(shortCircuit, 250, detuning)).toBeLessThan(toTuningOrder(detuning));
      }
    }
  });

  it('of no reactor is a plain one', () => {
    expect(toDetunedOrder(20, 500, 0)).toBeCloseTo(toParallelOrder(20, 500), 9);
  });
});

describe('the nearest harmonic', () => {
  it.each([
    [26.7, 1050, 5, true],
    [26.7, 525, 7, true],
    [26.7, 800, 5, false],
    [500, 50, 19, false],
    [20, 2150, 3, true],
    [20, 3000, 3, false],
  ])('to %s MVA and %s kVAr is %s', (shortCircuit, bank, nearest, isClose) => {
    const outcome = resonance.solve({ shortCircuit, bank, detuning: 7, mains: 60 });
    expect(outcome).toMatchObject({ result: { nearest, isClose } });
  });

  it.each([
    [26.7, 1050, 7, 3],
    [26.7, 1050, 14, undefined],
    [200, 1050, 7, undefined],
  ])(
    'a detuned bank meets at %s MVA, %s kVAr and %s%% is %s',
    (shortCircuit, bank, detuning, met) => {
      const outcome = resonance.solve({ shortCircuit, bank, detuning, mains: 60 });
      expect(outcome).toMatchObject({ result: { met } });
    },
  );

  it('is not computed where the bank is larger than the network', () => {
    const values = { shortCircuit: 4, bank: 1001, detuning: 7, mains: 60 };
    expect(resonance.solve(values)).toMatchObject({
      input: 'bank',
      problem: 'tooLarge',
      figures: { most: '1,000' },
    });
    expect(resonance.solve({ ...values, bank: 1000 })).toMatchObject({ result: { plain: 2 } });
  });
});
