import { describe, expect, it } from 'vitest';

import { placeNumbers } from './place-numbers.ts';

const spots = [
  { feature: 1, x: 70, y: 80 },
  { feature: 2, x: 40, y: 60 },
  { feature: 3, x: 55, y: 30 },
  { feature: 4, x: 30, y: 20 },
];

describe('the numbers beside a picture', () => {
  it('stand at the side of their spots, half of them at each', () => {
    const sides = placeNumbers(spots).map(({ number }) => (number.x < 50 ? 'left' : 'right'));
    expect(sides).toEqual(['right', 'left', 'right', 'left']);
  });

  it('stand in the order of their spots, so that no two leaders of a height cross', () => {
    const [first, second, third, fourth] = placeNumbers(spots).map(({ number }) => number.y);
    expect(first).toBeGreaterThan(Number(third));
    expect(second).toBeGreaterThan(Number(fourth));
  });

  it('stay in the picture and apart, however many there are', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ x: index, y: 100 }));
    const numbers = placeNumbers(many).map(({ number }) => number);
    for (const side of [numbers.slice(0, 6), numbers.slice(6)]) {
      const heights = side.map(({ y }) => y).toSorted((a, b) => a - b);
      expect(Math.min(...heights)).toBeGreaterThan(0);
      expect(Math.max(...heights)).toBeLessThan(100);
      const steps = heights.slice(1).map((y, index) => y - Number(heights[index]));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(15);
    }
  });

  it('are none where there are no spots', () => {
    expect(placeNumbers([])).toEqual([]);
  });
});
