import { describe, expect, it } from 'vitest';

import { drawOutline } from './outline';

const FIELD = { width: 360, height: 180 };

describe('the outline drawing', () => {
  it('draws both views to one scale', () => {
    const { front, side } = drawOutline({ width: 800, height: 2000, depth: 600 }, FIELD);
    expect(front.width / side.width).toBeCloseTo(800 / 600, 1);
    expect(front.height).toBe(side.height);
    expect(front.height / front.width).toBeCloseTo(2000 / 800, 1);
  });

  it('stays in its field, whether the box is tall or flat', () => {
    for (const box of [
      { width: 800, height: 2300, depth: 1600 },
      { width: 483, height: 89, depth: 310 },
    ]) {
      const { side, height } = drawOutline(box, FIELD);
      expect(side.x + side.width).toBeLessThanOrEqual(FIELD.width);
      expect(height).toBeLessThanOrEqual(FIELD.height);
    }
  });

  it('states width, depth and height in millimeters', () => {
    const { dimensions } = drawOutline({ width: 110, height: 142, depth: 62 }, FIELD);
    expect(dimensions.map(({ value }) => value)).toEqual([110, 62, 142]);
  });

  it('leaves out the room of a flat box', () => {
    expect(drawOutline({ width: 483, height: 89, depth: 310 }, FIELD).height).toBeLessThan(90);
  });
});
