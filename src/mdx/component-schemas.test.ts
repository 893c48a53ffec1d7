import { describe, expect, it } from 'vitest';
import { components } from './component-schemas.ts';

const HEAD = ['A', 'B', 'C'];

/** What is wrong with a chart of these columns of a table with one row or more. */
const validate = (columns: string, ...rows: string[][]) =>
  components.tables.Chart?.({ columns }, [HEAD, ...rows]);

describe('a chart', () => {
  it.each([
    ['B', ['a', '1', 'x']],
    ['B', ['b', '-2.5', '']],
    ['B | C', ['a', '1', '2']],
  ])('may draw the columns %s of the row %j', (columns, row) => {
    expect(validate(columns, row)).toBeUndefined();
  });

  it.each([
    ['B', ['a', 'x', '2'], 'that draws "x" in the column "B"'],
    ['B', ['a', '', '2'], 'that draws "" in the column "B"'],
    ['B', ['a'], 'that draws "" in the column "B"'],
    ['A', ['a', '1', '2'], 'draws "A", but the columns of numbers in its table are B and C'],
    ['B|C', ['a', '1', 'x'], 'that draws "x" in the column "C"'],
  ])('draws columns of numbers, unlike %s of the row %j', (columns, row, message) => {
    expect(validate(columns, row)).toContain(message);
  });

  it('draws no column whose name stands twice', () => {
    const table = [
      ['A', 'B', 'B'],
      ['a', '1', '2'],
    ];
    expect(components.tables.Chart?.({ columns: 'B' }, table)).toContain('two columns');
  });

  it('needs rows', () => {
    expect(validate('B')).toContain('whose table has no rows');
  });
});
