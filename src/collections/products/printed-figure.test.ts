import { describe, expect, it } from 'vitest';
import { findUnprintedFigures } from './printed-figure.ts';

const rows = [
  { label: 'Current', value: 'Up to 1,200 A' },
  { label: 'Class', value: '0.2S' },
  { label: 'Mass' },
];

describe('a figure that a row of the datasheet says', () => {
  it('is as the row says it, in any unit and with separators of thousands', () => {
    const chapter = {
      word: { text: '0.2S', row: 'Class' },
      members: [{ fault: { value: 1200, row: 'Current' } }],
    };
    expect(findUnprintedFigures(chapter, rows)).toEqual([]);
  });

  it('is reported with its place if the row says another one', () => {
    const chapter = { members: [{ fault: { value: 1250, row: 'Current' } }] };
    expect(findUnprintedFigures(chapter, rows)).toEqual([
      {
        path: ['members', 0, 'fault', 'value'],
        message: expect.stringMatching(/1250.*"Up to 1,200 A"/),
      },
    ]);
    expect(findUnprintedFigures({ word: { text: '0.5S', row: 'Class' } }, rows)).toMatchObject([
      { path: ['word', 'text'] },
    ]);
  });

  it('is reported if the datasheet has no such row', () => {
    const chapter = { front: { value: 9, row: 'Clearance' } };
    expect(findUnprintedFigures(chapter, rows)).toMatchObject([{ path: ['front', 'row'] }]);
  });

  it('is not compared with a row whose value comes from the register', () => {
    expect(findUnprintedFigures({ mass: { value: 9, row: 'Mass' } }, rows)).toEqual([]);
  });

  it('may be absent, as may the row', () => {
    expect(
      findUnprintedFigures({ front: { value: 9 }, list: ['a', 1], none: undefined }, rows),
    ).toEqual([]);
  });
});
