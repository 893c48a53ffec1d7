import { describe, expect, it } from 'vitest';

import type { Figures } from '../verdict';
import { findFailures, toLighthouseHead, toLighthouseRow } from '../verdict';

const perfect: Figures = {
  path: '/products',
  device: 'mobile',
  points: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  layoutShift: 0,
  blockingTime: 0,
  largestPaint: 1234.5,
  flaws: [],
};

describe('the verdict on a page', () => {
  it('finds nothing where all points are won', () => {
    expect(findFailures(perfect)).toEqual([]);
  });

  it('does not ask a page that is not listed for points of search engines', () => {
    expect(findFailures({ ...perfect, points: { ...perfect.points, seo: null } })).toEqual([]);
  });

  it('names what a page has lost, and the audits that say why', () => {
    const points = { ...perfect.points, accessibility: 98 };
    const flaws = ['Links have no name', 'Contrast is low'];
    expect(
      findFailures({ ...perfect, points, layoutShift: 0.02, blockingTime: 12, flaws }),
    ).toEqual([
      '/products, mobile: accessibility has 98 of 100 points',
      '/products, mobile: things move (CLS 0.020)',
      '/products, mobile: scripts block for 12 ms (TBT)',
      '/products, mobile: see: Links have no name; Contrast is low',
    ]);
  });

  it('names no shift that the table shows as none, and every other', () => {
    expect(findFailures({ ...perfect, layoutShift: 0.0004 })).toEqual([]);
    expect(findFailures({ ...perfect, layoutShift: 0.0006 })).toHaveLength(1);
  });

  it('is a row below the heads of its columns', () => {
    const [head, row] = [toLighthouseHead(), toLighthouseRow(perfect)];
    expect(row).toMatch(/^ +mobile +100 +100 +100 +100 +0\.000 +0 +1235 {2}\/products$/);
    expect(head.indexOf('page')).toBe(row.indexOf('/products'));
  });
});
