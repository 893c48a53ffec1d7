import { describe, expect, it } from 'vitest';

import type { Pixels } from '../picture-marks';
import { align, findMarks, toSections } from '../picture-marks';

const WIDTH = 20;

/** A picture whose rows have one colour each, given as a number. */
function picture(rows: number[]): Pixels {
  const data = new Uint8Array(rows.length * WIDTH * 4);
  rows.forEach((colour, row) => {
    for (let column = 0; column < WIDTH; column += 1)
      data.set([colour, colour, colour, 255], (row * WIDTH + column) * 4);
  });
  return { width: WIDTH, height: rows.length, data };
}

const stripes = (count: number) => Array.from({ length: count }, (_, row) => (row * 7) % 200);
const listMarks = (before: Pixels, after: Pixels) => findMarks(...align(before, after));

describe('the marks on two pictures', () => {
  it('are none where both are the same', () => {
    expect(listMarks(picture(stripes(300)), picture(stripes(300)))).toEqual([]);
  });

  it('name the rows and columns that differ', () => {
    const [before, after] = [picture(stripes(300)), picture(stripes(300))];
    for (let column = 5; column < 9; column += 1)
      after.data.set([255, 0, 0, 255], (100 * WIDTH + column) * 4);
    expect(listMarks(before, after)).toEqual([{ x: 5, y: 100, width: 4, height: 1 }]);
  });

  it('mark what was put in, and nothing of what it pushed down', () => {
    const rows = stripes(300);
    const longer = [...rows.slice(0, 100), ...Array<number>(40).fill(255), ...rows.slice(100)];
    const [before, after] = align(picture(rows), picture(longer));
    expect([before.height, after.height]).toEqual([340, 340]);
    expect(findMarks(before, after)).toEqual([{ x: 0, y: 100, width: WIDTH, height: 40 }]);
  });

  it('forgive what nobody can see, also below what was put in', () => {
    const rows = stripes(300);
    const noisy = rows.map((colour, row) => (row % 3 === 0 ? colour + 2 : colour));
    const longer = [...noisy.slice(0, 100), ...Array<number>(40).fill(255), ...noisy.slice(100)];
    expect(listMarks(picture(rows), picture(noisy))).toEqual([]);
    expect(listMarks(picture(rows), picture(longer))).toHaveLength(1);
  });

  it('are shown with what stands around them, those that are close in one part', () => {
    const mark = (row: number) => ({ x: 0, y: row, width: 9, height: 10 });
    const sections = toSections([mark(500), mark(600), mark(3000)], 4000, 2000);
    expect(sections.map(({ top, height, marks }) => [top, height, marks.length])).toEqual([
      [380, 350, 2],
      [2880, 250, 1],
    ]);
  });
});
