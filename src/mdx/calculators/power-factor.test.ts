import { describe, expect, it } from 'vitest';
import { correct, powerFactor, toFactor } from './power-factor.ts';

/**
 * kVAr per kW, from the tables of Eaton's technical data SA02607001E ("Power factor correction: a
 * guide for the plant engineer", part one) and of Schneider's Electrical Installation Guide,
 * chapter L, whose page "How to determine the optimum level of compensation?" also gives 0.355 in
 * its simplified method.
 */
const PUBLISHED = [
  { from: 0.65, to: 1, factor: 1.169 },
  { from: 0.7, to: 0.95, factor: 0.691 },
  { from: 0.75, to: 0.95, factor: 0.553 },
  { from: 0.8, to: 0.95, factor: 0.421 },
  { from: 0.75, to: 0.93, factor: 0.487 },
  { from: 0.9, to: 1, factor: 0.484 },
  { from: 0.8, to: 0.93, factor: 0.355 },
];

describe('the reactive power for each kilowatt', () => {
  it.each(PUBLISHED)('from $from to $to is the published $factor', ({ from, to, factor }) => {
    expect(Math.abs(toFactor(from, to) - factor)).toBeLessThan(0.0011);
  });
});

describe('the bank for a load', () => {
  it('is that of the worked example of Elmeasure: 650 kW from 0.65 to 1', () => {
    const { needed, apparentBefore } = correct(650, 0.65, 1);
    expect(needed).toBeCloseTo(759.9, 0);
    expect(apparentBefore).toBeCloseTo(1000, 6);
  });

  it('is that of Electrical Engineering Portal: 620 kW from 0.65 to 0.90', () => {
    expect(Math.round(correct(620, 0.65, 0.9).needed)).toBe(425);
  });

  it('frees the transformer of Tritech, "Power Factor Improvement Plants": 450 kW on 500 kVA', () => {
    const { needed, apparentBefore } = correct(450, 0.75, 0.95);
    expect(Math.abs(needed - 248.8)).toBeLessThan(0.2);
    expect(apparentBefore).toBeGreaterThan(500);
    expect(Math.hypot(450, 450 * toFactor(0.75, 1) - needed)).toBeLessThan(500);
  });

  it('obeys the triangle: S² = P² + Q² before and after', () => {
    for (const [load, from, to] of [
      [1100, 0.78, 0.98],
      [320, 0.6, 0.9],
      [4000, 0.7, 0.95],
    ] as const) {
      const result = correct(load, from, to);
      expect(Math.hypot(load, result.reactiveBefore)).toBeCloseTo(result.apparentBefore, 6);
      expect(Math.hypot(load, result.reactiveAfter)).toBeCloseTo(result.apparentAfter, 6);
      expect(result.reactiveBefore - result.bank).toBeCloseTo(result.reactiveAfter, 6);
    }
  });

  it('rounds its steps up, so that the target is met', () => {
    const { steps, step, bank, reached } = correct(1100, 0.78, 0.98);
    expect({ steps, step, bank }).toEqual({ steps: 9, step: 75, bank: 675 });
    expect(reached).toBeCloseTo(0.983, 3);
  });

  it('takes exactly the steps that are needed where they fit', () => {
    expect(correct(200, 0.8, 1)).toMatchObject({ needed: expect.closeTo(150), steps: 2 });
    expect(correct(1600, 0.8, 1)).toMatchObject({ steps: 16, step: 75 });
  });

  it('is drawn as a triangle whose angle has the power factor as its cosine', () => {
    expect(correct(100, 0.5, 0.9).angleBefore).toBeCloseTo(60, 9);
  });

  it('never turns the load capacitive', () => {
    for (let percent = 80; percent <= 100; percent += 1) {
      expect(correct(300, 0.78, percent / 100).reactiveAfter).toBeGreaterThanOrEqual(-1e-9);
    }
    expect(correct(300, 0.78, 1).steps).toBe(3);
  });

  it('has at most sixteen steps, larger ones where they are needed', () => {
    for (const load of [1000, 2000, 3000, 4000, 5000]) {
      const { steps, step, needed } = correct(load, 0.7, 0.98);
      if (needed <= 5000) expect(steps).toBeLessThanOrEqual(16);
      expect(step).toBeLessThanOrEqual(312.5);
    }
  });
});

describe('a load without a bank', () => {
  it.each([
    ['whose power factor shall fall', [800, 0.95, 0.9], 'to', 'notAbove', { from: '0.95' }],
    ['whose power factor shall stay', [800, 0.9, 0.9], 'to', 'notAbove', { from: '0.90' }],
    ['that needs hardly anything', [10, 0.78, 0.8], 'load', 'tooSmall', { needed: '0.5' }],
    [
      'that needs less than switches the smallest bank in',
      [60, 0.78, 0.95],
      'load',
      'tooSmall',
      {
        needed: '28',
        least: '50',
      },
    ],
    [
      'that the smallest bank would turn capacitive',
      [60, 0.8, 1],
      'load',
      'tooSmall',
      { least: '50' },
    ],
    [
      'that needs more than a bank',
      [6000, 0.5, 1],
      'load',
      'tooLarge',
      {
        needed: '10,392',
        most: '5,000',
      },
    ],
  ] as const)(
    '%s is told what to change, and by which figure',
    (_, values, input, problem, figures) => {
      const [load, from, to] = values;
      expect(powerFactor.solve({ load, from, to })).toMatchObject({ input, problem, figures });
    },
  );

  it('still gets a bank if it needs most of the smallest one', () => {
    expect(powerFactor.solve({ load: 80, from: 0.78, to: 0.95 })).toMatchObject({
      result: { step: 12.5, steps: 4, bank: 50 },
    });
    expect(powerFactor.solve({ load: 110, from: 0.78, to: 0.95 })).toMatchObject({
      result: { step: 12.5, steps: 5, bank: 62.5 },
    });
    expect(powerFactor.solve({ load: 250, from: 0.78, to: 0.95 })).toMatchObject({
      result: { step: 25, steps: 5, bank: 125 },
    });
  });

  it('is the only case without finite figures', () => {
    for (const load of [10, 100, 1000, 6000]) {
      for (let from = 0.5; from <= 0.99; from += 0.07) {
        for (let to = 0.8; to <= 1; to += 0.04) {
          const outcome = powerFactor.solve({ load, from, to });
          if ('problem' in outcome) continue;
          expect(Object.values(outcome.result).every(Number.isFinite)).toBe(true);
        }
      }
    }
  });
});
