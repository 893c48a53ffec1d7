import { describe, expect, it } from 'vitest';
import type { Figures } from '../measure-page';
import { findFailures } from '../measure-page';

const perfect: Figures = {
  points: { performance: 100, accessibility: 100, 'best-practices': 100 },
  layoutShift: 0,
  blockingTime: 0,
  largestPaint: 1234.5,
  flaws: [],
};

describe('the verdict on a page', () => {
  it('finds nothing where all points are won', () => {
    expect(findFailures(perfect)).toEqual([]);
  });

  it('names what a page has lost, and the audits that say why', () => {
    const points = { ...perfect.points, accessibility: 98 };
    const flaws = ['Links have no name', 'Contrast is low'];
    const figures = { ...perfect, points, layoutShift: 0.02, blockingTime: 12, flaws };
    expect(findFailures(figures)).toEqual([
      'accessibility has 98 of 100 points',
      'things move (CLS 0.020)',
      'scripts block for 12 ms (TBT)',
      'Links have no name',
      'Contrast is low',
    ]);
  });

  it('names no shift that is shown as none, and every other', () => {
    expect(findFailures({ ...perfect, layoutShift: 0.0004 })).toEqual([]);
    expect(findFailures({ ...perfect, layoutShift: 0.0006 })).toHaveLength(1);
  });
});
