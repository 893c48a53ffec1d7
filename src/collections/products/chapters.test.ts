import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { nightRecord as night } from './night-record.fixture.ts';
import { proofSchema } from './proof.ts';
import { recordSchema } from './record.ts';

const figure = (value: number) => ({ value, row: 'A row' });
const reading = { value: 'A reading', detail: 'and what follows' };

const proof = {
  section: 'One thing',
  word: { text: '15 days', row: 'A row' },
  title: 'A title',
  text: 'A text.',
  axis: 'Time',
  start: 4,
  picture: 'A picture.',
  caption: 'A caption.',
};
/** Its axis goes from 0 to 15 days. */
const buffer = { days: figure(10), every: figure(15), within: reading, beyond: reading };
const resolution = {
  own: figure(1),
  others: [10, 100],
  line: 'x',
  within: reading,
  below: reading,
};
const member = (fault: number) => ({
  name: 'A',
  note: 'a note',
  fault: figure(fault),
  peak: figure(2.5 * fault),
  reading,
});

const record = {
  section: 'One moment',
  title: 'A title',
  lead: 'A lead.',
  axis: 'Time',
  time: 'Time',
  state: 'State',
  goTo: 'Go to',
  start: 1,
  picture: 'A picture.',
  stops: [
    { name: 'A', at: 0 },
    { name: 'B', at: 2 },
  ],
  caption: 'A caption.',
};
/** Its axis goes from 0 to 4 hours. */
const gap = {
  readings: [1, 2, 3, 2, 1],
  unit: 'kW',
  lost: 1,
  back: 3,
  rate: 2,
  every: figure(15),
  names: {
    reading: 'Reading',
    waiting: 'Waiting',
    filled: 'Filled',
    none: 'none',
    away: 'away',
    states: ['a', 'b', 'c', 'd'],
  },
};
const [first, second] = night.levels;

const listPlaces = (schema: z.ZodType, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

describe('a proof', () => {
  it.each<[string, object]>([
    ['reads from its axis', { buffer }],
    ['reads from the end of its axis', { buffer, start: 15 }],
    ['has a mark at the end of its axis', { buffer, marks: [{ at: 15, label: 'x' }] }],
    [
      'has members by size',
      { withstand: { members: [member(20), member(40)], line: 'x', beyond: reading } },
    ],
    ['has other resolutions, finest first', { resolution }],
  ])('%s', (_, fields) => {
    expect(listPlaces(proofSchema, { ...proof, ...fields })).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ['reads from beyond its axis', { buffer, start: 15.5 }, 'start'],
    ['reads from before its axis', { resolution, start: 0.05 }, 'start'],
    ['has a mark beyond its axis', { buffer, marks: [{ at: 20, label: 'x' }] }, 'marks.0.at'],
    [
      'has its largest member first',
      { withstand: { members: [member(40), member(20)], line: 'x', beyond: reading } },
      'withstand.members.1.fault.value',
    ],
    [
      'has its coarsest resolution first',
      { resolution: { ...resolution, others: [100, 10] } },
      'resolution.others.1',
    ],
  ])('is invalid if it %s', (_, fields, place) => {
    expect(listPlaces(proofSchema, { ...proof, ...fields })).toEqual([place]);
  });
});

describe('a record', () => {
  it.each<[string, object]>([
    ['of a gap', { gap }],
    ['of a night', { night }],
    ['that begins at the end of its axis', { gap, start: 4 }],
  ])('may be one %s', (_, fields) => {
    expect(listPlaces(recordSchema, { ...record, ...fields })).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ['begins beyond its axis', { gap, start: 5 }, 'start'],
    [
      'stops beyond its axis',
      { gap, stops: [record.stops[0], { name: 'B', at: 6 }] },
      'stops.1.at',
    ],
    ['stops out of order', { gap, stops: record.stops.toReversed() }, 'stops.1.at'],
    ['loses its network after it is back', { gap: { ...gap, lost: 3.5 } }, 'gap.back'],
    ['loses its network beyond its readings', { gap: { ...gap, back: 9 } }, 'gap.back'],
    [
      'has a night that begins later than its drawing',
      { night: { ...night, levels: [second] } },
      'night.levels.0.at',
    ],
    [
      'has a night out of order',
      { night: { ...night, levels: [first, second, { ...first, at: '22:00' }] } },
      'night.levels.2.at',
    ],
    [
      'has a night that goes on after its end',
      { night: { ...night, levels: [first, { ...first, at: '04:00' }] } },
      'night.levels.1.at',
    ],
  ])('is invalid if it %s', (_, fields, place) => {
    expect(listPlaces(recordSchema, { ...record, ...fields })).toEqual([place]);
  });
});
