import { describe, expect, it } from 'vitest';

import { drawOutline, fitOutline, toPath } from './outline.ts';

const FIELD = { width: 360, height: 180 };
const names = { front: 'Front', side: 'Side' };
const draw = (width: number, height: number, depth: number) => {
  const box = { width, height, depth };
  return drawOutline(box, names, fitOutline(box, FIELD, 10));
};

describe('the outline drawing', () => {
  it('draws both views to one scale', () => {
    const { front, side } = draw(800, 2000, 600);
    expect(front.width / side.width).toBeCloseTo(800 / 600);
    expect(front.height).toBe(side.height);
    expect(front.height / front.width).toBeCloseTo(2000 / 800);
  });

  it('fills its field, whether the box is tall or flat', () => {
    expect(draw(800, 2300, 1600).height).toBeCloseTo(FIELD.height);
    expect(draw(483, 89, 310).width).toBeCloseTo(FIELD.width);
  });

  it('names its views, and states width, depth and height in millimeters', () => {
    const texts = draw(110, 142, 62).texts.map(({ text }) => text);
    expect(texts).toEqual(['Front', 'Side', '110', '62', '142']);
  });

  it('leaves out the room of a flat box', () => {
    expect(draw(483, 89, 310).height).toBeLessThan(90);
  });

  it('has a line for each edge and dimension, as paths', () => {
    const box = { width: 80, height: 200, depth: 60 };
    const { edges, dimensions } = drawOutline(box, names, { scale: 1, letter: 5 });
    expect(toPath(edges)).toContain('M0 9H80M80 9V209M80 209H0M0 209V9M');
    expect(toPath(dimensions)).toContain('M0 215H80M0 212.5V217.5');
  });
});
