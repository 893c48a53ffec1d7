import { describe, expect, it } from 'vitest';
import { labelMarks } from './scene-labels.ts';

const at = (x: number, y: number, name = 'Core') => ({
  product: 'core',
  name,
  path: `/${x}/${y}`,
  x,
  y,
});
const labelOf = (...marks: ReturnType<typeof at>[]) => labelMarks(marks).at(-1)?.label;

describe('the name of a mark stands', () => {
  it('above its place and to the right of it', () => {
    const label = labelOf(at(60, 50));
    expect(label?.left).toBeGreaterThan(0);
    expect(label?.top).toBeLessThan(-44);
  });

  it('to the left of a place that is far to the right', () => {
    const { left = 0, width = 0 } = labelOf(at(90, 50)) ?? {};
    expect(left + width).toBeLessThan(0);
  });

  it('elsewhere where another name is in its way', () => {
    expect(labelOf(at(60, 50), at(64, 52))).not.toEqual(labelOf(at(64, 52)));
  });

  it('to the right of the headline, if there is room at all', () => {
    expect(labelOf(at(50, 50), at(52, 50))?.left).toBeGreaterThan(0);
  });

  it('on as much room as a finger needs, and more for a longer name', () => {
    const [short, long] = [labelOf(at(60, 50)), labelOf(at(60, 50, 'PowerSync'))];
    expect(short?.height).toBeGreaterThanOrEqual(44);
    expect(short?.width).toBeGreaterThanOrEqual(44);
    expect(long?.width).toBeGreaterThan(short?.width ?? 0);
  });
});

describe('a phone shows', () => {
  const shown = (...marks: ReturnType<typeof at>[]) =>
    labelMarks(marks).map(({ fitsPhone }) => fitsPhone);

  it('the marks in the part of the drawing that it shows', () => {
    expect(shown(at(20, 50), at(65, 50), at(98, 50))).toEqual([false, true, false]);
  });

  it('no mark whose name lies on one before it', () => {
    expect(shown(at(60, 50), at(60, 50))).toEqual([true, false]);
  });
});
