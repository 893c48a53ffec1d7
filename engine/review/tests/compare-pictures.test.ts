import { describe, expect, it } from 'vitest';

import type { Shot } from '../compare-pictures.ts';
import { align, findParts } from '../compare-pictures.ts';

const WIDTH = 20;

/** A picture whose rows each have one color, given as a number, with elements at some heights. */
function picture(rows: number[], elements: Record<string, number> = {}): Shot {
  const data = new Uint8Array(rows.length * WIDTH * 4);
  rows.forEach((color, row) => {
    for (let column = 0; column < WIDTH; column += 1)
      data.set([color, color, color, 255], (row * WIDTH + column) * 4);
  });
  const anchors = Object.entries({ ...elements, end: rows.length }).map(([id, y]) => ({ id, y }));
  return { width: WIDTH, height: rows.length, data, anchors };
}

const stripes = (count: number) => Array.from({ length: count }, (_, row) => (row * 7) % 200);
const white = (count: number) => Array<number>(count).fill(255);
const insert = (rows: number[], at: number, more: number) => [
  ...rows.slice(0, at),
  ...white(more),
  ...rows.slice(at),
];
const listMarks = (before: Shot, after: Shot) =>
  findParts(...align(before, after), 2000).flatMap(({ marks }) => marks);

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
    const before = picture(rows, { title: 0, text: 100 });
    const after = picture(insert(rows, 100, 40), { title: 0, new: 100, text: 140 });
    expect(align(before, after).map(({ height }) => height)).toEqual([340, 340]);
    expect(listMarks(before, after)).toEqual([{ x: 0, y: 100, width: WIDTH, height: 40 }]);
  });

  it('ignore differences that nobody can see, also one more row', () => {
    const rows = stripes(300);
    const noisy = rows.map((color, row) => (row % 3 === 0 ? color + 2 : color));
    const before = picture(rows, { text: 100 });
    expect(listMarks(before, picture(noisy, { text: 100 }))).toEqual([]);
    expect(listMarks(before, picture(insert(noisy, 100, 1), { text: 101 }))).toEqual([]);
    const lower = [...rows.slice(0, 200), ...rows.slice(199)];
    expect(listMarks(before, picture(lower, { text: 100 }))).toEqual([]);
  });

  it('align nothing by an element that is drawn elsewhere', () => {
    const before = picture(stripes(300), { aside: 200, text: 100 });
    const after = picture(stripes(300), { aside: 50, text: 100 });
    expect(align(before, after).map(({ height }) => height)).toEqual([450, 450]);
  });

  it('are shown with what stands around them, those that are close in one part', () => {
    const [before, after] = [picture(white(4000)), picture(white(4000))];
    for (const row of [500, 600, 3000]) after.data.fill(0, row * WIDTH * 4, (row + 10) * WIDTH * 4);
    const parts = findParts(before, after, 2000);
    expect(parts.map(({ top, height, marks }) => [top, height, marks.length])).toEqual([
      [380, 350, 2],
      [2880, 250, 1],
    ]);
  });
});
