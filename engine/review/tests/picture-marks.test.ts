import { describe, expect, it } from 'vitest';

import type { Pixels } from '../picture-marks';
import { findMarks, toSections } from '../picture-marks';

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

describe('the marks on two pictures', () => {
  it('are none where both are the same', () => {
    expect(findMarks(picture(stripes(300)), picture(stripes(300)))).toEqual([]);
  });

  it('name the rows and columns that differ', () => {
    const [before, after] = [picture(stripes(300)), picture(stripes(300))];
    for (let column = 5; column < 9; column += 1)
      after.data.set([255, 0, 0, 255], (100 * WIDTH + column) * 4);
    expect(findMarks(before, after)).toEqual([
      { before: [100, 101], after: [100, 101], columns: [5, 9] },
    ]);
  });

  it('mark what was put in, and nothing of what it pushed down', () => {
    const rows = stripes(300);
    const longer = [...rows.slice(0, 100), ...Array<number>(40).fill(255), ...rows.slice(100)];
    expect(findMarks(picture(rows), picture(longer))).toEqual([
      { before: [100, 100], after: [100, 140], columns: [0, WIDTH] },
    ]);
  });

  it('forgive what nobody can see, also below what was put in', () => {
    const rows = stripes(300);
    const noisy = rows.map((colour, row) => (row % 3 === 0 ? colour + 2 : colour));
    const longer = [...noisy.slice(0, 100), ...Array<number>(40).fill(255), ...noisy.slice(100)];
    expect(findMarks(picture(rows), picture(noisy))).toEqual([]);
    expect(findMarks(picture(rows), picture(longer))).toHaveLength(1);
  });

  it('are shown with what stands around them, those that are close in one part', () => {
    const mark = (row: number) =>
      ({ before: [row, row + 10], after: [row, row + 10], columns: [0, 9] }) as const;
    const sections = toSections(
      [mark(500), mark(600), mark(3000)],
      { before: 4000, after: 4000 },
      2000,
    );
    expect(sections.map(({ after, marks }) => [after, marks.length])).toEqual([
      [[380, 730], 2],
      [[2880, 3130], 1],
    ]);
  });
});
