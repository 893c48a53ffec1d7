import { describe, expect, it } from 'vitest';
import {
  type Lane,
  listChosen,
  type Milestone,
  NAMES,
  type Prices,
  readSet,
  toAxisShare,
  toCount,
  toLaneShare,
  toMilestones,
  toPriceRows,
  toSegments,
  toSetQuery,
} from './lanes.ts';

const counted = (from: number, to: number) => ({ from, to, text: '', state: 'sample' }) as const;
const stocked: Lane = {
  product: { name: 'Meter', path: '/products/meter', portrait: undefined },
  offer: {
    slug: 'meter-price',
    name: 'a meter',
    per: undefined,
    price: counted(100, 200),
    weeks: counted(3, 5),
    starts: 'order',
  },
  warranty: 24,
};
const drawn: Lane = {
  product: { name: 'Panel', path: '/products/panel', portrait: undefined },
  offer: {
    ...stocked.offer,
    slug: 'panel-price',
    name: 'a panel',
    weeks: counted(10, 12),
    starts: 'drawings',
  },
  warranty: undefined,
};
const lanes = [drawn, stocked];
const drawing = { from: 2, to: 4 };
const axis = { from: 1, order: 10, to: 1000 };
const nothing = { counts: {} };

describe('the rows of the prices', () => {
  it('stand in the order in which they are delivered', () => {
    const rows = toPriceRows(lanes, nothing, drawing);
    expect(rows.map(({ name, weeks }) => [name, weeks?.from, weeks?.to])).toEqual([
      ['Meter', 3, 5],
      ['Panel', 12, 16],
    ]);
  });

  it('decide no date before one is chosen', () => {
    const rows = toPriceRows(lanes, nothing, drawing);
    expect(rows.some(({ decides }) => decides)).toBe(false);
    expect(listChosen(rows)).toEqual([]);
  });

  it('decide the date by the last of those that are chosen', () => {
    const decides = (counts: Record<string, number>) =>
      toPriceRows(lanes, { counts }, drawing).map((row) => row.decides);
    expect(decides({ 'meter-price': 2 })).toEqual([true, false]);
    expect(decides({ 'meter-price': 2, 'panel-price': 1 })).toEqual([false, true]);
  });

  it('multiply the class by the number', () => {
    const [meter] = listChosen(toPriceRows(lanes, { counts: { 'meter-price': 3 } }, drawing));
    expect(meter?.price).toEqual({ from: 300, to: 600 });
  });
});

describe('the axis of time', () => {
  it('begins with the question, and beside the names with the order', () => {
    expect([1, 10, 1000].map((day) => toAxisShare(day, axis))).toEqual([0, NAMES, 1]);
    expect([1, 10, 1000].map((day) => toLaneShare(day, axis))).toEqual([0, 0, 1]);
  });

  const looksOf = (lane: Lane, isLate = false) => {
    const [row] = toPriceRows([lane], nothing, drawing);
    return row ? toSegments(row, axis, isLate).map(({ look }) => look) : [];
  };

  it('shows the drawing only of what is made to one', () => {
    expect(looksOf(stocked)).toEqual(['making', 'spares', 'warranty', 'delivery']);
    expect(looksOf(drawn)).toEqual(['open', 'making', 'spares', 'warranty', 'delivery']);
  });

  it('shows a late delivery in red', () => {
    expect(looksOf(stocked, true)).toContain('late');
  });

  it('joins each part of a bar to the next', () => {
    const [row] = toPriceRows([drawn], nothing, drawing);
    const segments = row ? toSegments(row, axis, false) : [];
    const at = (look: string) => segments.find((segment) => segment.look === look);
    expect(at('making')?.from).toBe(at('open')?.to);
    expect(at('delivery')?.from).toBe(at('making')?.to);
    expect(at('warranty')?.from).toBe(at('delivery')?.to);
    expect(at('spares')?.from).toBe(at('warranty')?.to);
  });
});

describe('the address of a set', () => {
  it('holds what was chosen', () => {
    const set = { counts: { 'meter-price': 2, 'panel-price': 1 }, by: '2027-03' };
    expect(readSet(toSetQuery(set), lanes)).toEqual(set);
    expect(toSetQuery({ counts: { 'meter-price': 0 } })).toBe('');
  });

  it('leaves out what does not exist', () => {
    const query = '?none-price=3&meter-price=many&panel-price=-1&by=soon';
    expect(readSet(query, lanes)).toEqual(nothing);
  });

  it.each([
    ['2', 2],
    ['2.9', 2],
    ['', 0],
    ['-3', 0],
    ['1e9', 9999],
    ['x', 0],
  ])('reads the number %s as %d', (value, count) => {
    expect(toCount(value)).toBe(count);
  });
});

describe('the stations of the axis', () => {
  const stationsOf = (days: readonly number[]) => {
    const milestones = days.map((day) => ({ day, when: `Day ${day}`, title: 'Something' }));
    const copy = { milestones } as unknown as Prices['copy'];
    return toMilestones({ copy, axis }, {});
  };
  const edges = ({ share, room, isLeftward }: Milestone) =>
    isLeftward ? [share - room, share] : [share, share + room];

  it.each([
    [[1, 3, 10, 31, 100, 311, 600, 900, 1000]],
    [[1, 1000]],
    [[1, 10, 1000]],
    [[1, 700, 800, 900, 1000]],
  ])('keep their words apart, and on the axis: days %j', (days) => {
    const stations = stationsOf(days);
    for (const isAbove of [true, false]) {
      const side = stations.filter((station) => station.isAbove === isAbove);
      const ends = side.flatMap(edges);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      for (const end of ends) expect(Math.abs(end - 0.5)).toBeLessThanOrEqual(0.5);
    }
  });

  it('fill in the figures that their placeholders name', () => {
    const milestones = [
      { day: 1, when: 'Week {from}', title: 'Delivery', text: 'or week {to}' },
      { day: 1000, when: 'later', title: 'More' },
    ];
    const copy = { milestones } as unknown as Prices['copy'];
    const [first, last] = toMilestones({ copy, axis }, { from: '3', to: '5' });
    expect(first).toMatchObject({ when: 'Week 3', text: 'or week 5' });
    expect(last?.text).toBeUndefined();
  });
});
