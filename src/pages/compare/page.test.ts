import { describe, expect, it } from 'vitest';
import { type Rated, toComparison } from './page.ts';

const toRated = (specifications: Rated['specifications'], rows: Rated['specifications'] = []) => ({
  specifications,
  datasheet: {
    tables: rows.length > 0 ? [{ title: 'Environment', rows }] : [],
    standards: [{ label: 'Safety', value: 'IEC 1' }],
    dimensions: { width: 10, height: 20, depth: 30 },
  },
});

const breaker = toRated(
  [
    { label: 'Rated voltage', value: '12 kV', term: 'voltage' },
    { label: 'Interrupter', value: 'Vacuum' },
  ],
  [{ label: 'Ambient', value: '−5 to +40 °C' }],
);
const meter = toRated([
  { label: 'Accuracy', value: '0.5' },
  { label: 'Voltage', value: '230 V' },
  { label: 'Supply', value: '24 V' },
]);

const copy = {
  main: 'Main',
  further: 'Further',
  groups: [
    { title: 'Rating', rows: [{ label: 'Voltage', from: ['Rated voltage', 'Voltage', 'Supply'] }] },
    {
      title: 'Room',
      rows: [
        { label: 'Ambient', from: ['Ambient'] },
        { label: 'Altitude', from: ['Altitude'] },
      ],
    },
    { title: 'Sea', rows: [{ label: 'Depth', from: ['Depth'] }] },
  ],
  datasheets: {
    title: 'Paper',
    dimensions: 'W × H × D',
    standards: 'Standards',
    ordering: 'Order',
    datasheet: 'Datasheet',
  },
};

const groups = toComparison([breaker, meter], copy);
const cellsOf = (row: string) =>
  groups
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label === row)
    ?.cells.map((ratings) => ratings.map(({ value }) => value));

describe('the comparison of products', () => {
  it('begins with the first row of each nameplate', () => {
    expect(groups[0]?.rows[0]).toEqual({
      label: 'Main',
      cells: [[{ label: 'Rated voltage', value: '12 kV' }], [{ label: 'Accuracy', value: '0.5' }]],
    });
  });

  it('gathers ratings of several names in one row, each with its own', () => {
    expect(groups[0]?.rows[1]?.cells[1]).toEqual([
      { label: 'Voltage', value: '230 V' },
      { label: 'Supply', value: '24 V' },
    ]);
  });

  it('reads the tables of datasheets too, and leaves a place free where nothing is said', () => {
    expect(cellsOf('Ambient')).toEqual([['−5 to +40 °C (23 to 104 °F)'], []]);
  });

  it('shows what a nameplate says and no row gathers', () => {
    expect(cellsOf('Further')).toEqual([['Vacuum'], []]);
  });

  it('leaves out rows and groups that no product has a rating for', () => {
    expect(cellsOf('Altitude')).toBeUndefined();
    expect(groups.map(({ title }) => title)).toEqual(['Rating', 'Room', 'Paper']);
  });

  it('ends with dimensions and standards', () => {
    const size = '10 × 20 × 30 mm (0.39 × 0.79 × 1.18 in)';
    expect(cellsOf('W × H × D')).toEqual([[size], [size]]);
    expect(cellsOf('Standards')).toEqual([['IEC 1'], ['IEC 1']]);
  });

  it('has every row of every nameplate', () => {
    const shown = groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
    for (const { label } of [...breaker.specifications, ...meter.specifications]) {
      expect(shown.map((rating) => rating.label)).toContain(label);
    }
  });
});
