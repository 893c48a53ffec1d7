import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { productSchema } from '../../src/collections/products/collection.ts';
import { toChart } from '../../src/features/chapters/proof/to-chart.ts';
import { toRecording } from '../../src/features/chapters/record/to-recording.ts';
import type { Axis } from '../../src/lib/axis.ts';
import { pricesCopySchema } from '../../src/pages/plain/prices/copy.ts';
import { PROJECT } from '../site/folders.ts';

/** What lies beyond an axis, or out of its order, is drawn beside its drawing or over other words. */
const CONTENT = join(PROJECT, 'content');
const readFields = (file: string) =>
  parse(readFileSync(join(CONTENT, file), 'utf8').split(/^---$/m)[1] ?? '');
const inOrder = (times: readonly number[]) => times.toSorted((a, b) => a - b);

const products = readdirSync(join(CONTENT, 'products'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => productSchema.parse(readFields(`products/${file}`)));
const records = products.flatMap(({ name, record, proof }) =>
  record ? [{ name, record, proof }] : [],
);
const proofs = products.flatMap(({ name, proof }) => (proof ? [{ name, proof }] : []));
const prices = readdirSync(join(CONTENT, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => readFields(`pages/${file}`)?.prices ?? [])
  .map((fields) => pricesCopySchema.parse(fields));

function expectOnAxis(name: string, place: number, { from, to }: Axis) {
  expect(place, name).toBeGreaterThanOrEqual(from);
  expect(place, name).toBeLessThanOrEqual(to);
}

it('the stops of a record stand in order', () => {
  for (const { name, record } of records) {
    const times = record.stops.map(({ at }) => at);
    expect(times, name).toEqual(inOrder(times));
  }
});

it('a record begins and stops on the axis of its recording', () => {
  for (const { name, record, proof } of records) {
    const { axis } = toRecording(record, proof);
    for (const time of [record.start, ...record.stops.map(({ at }) => at)])
      expectOnAxis(name, time, axis);
  }
});

it('a proof begins on the axis of its drawing, and marks nothing beyond it', () => {
  for (const { name, proof } of proofs) {
    const { axis } = toChart(proof);
    for (const place of [proof.start, ...proof.marks.map(({ at }) => at)])
      expectOnAxis(name, place, axis);
  }
});

it('what happens after a question stands in order, and the order among it', () => {
  for (const { milestones, order } of prices) {
    const days = milestones.map(({ day }) => day);
    expect(days).toEqual(inOrder(days));
    expect(order).toBeGreaterThan(days[0] ?? order);
    expect(order).toBeLessThan(days.at(-1) ?? order);
  }
});
