import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findUnknownCodes } from './unknown-codes.ts';

const SAMPLE = join(import.meta.dirname, '../../../tests/site');
const COPY = 'content/pages/products/build.mdx';
const PRODUCT = 'content/products/core.mdx';

const read = (file: string) =>
  parse(readFileSync(join(SAMPLE, file), 'utf8').split(/^---$/m)[1] ?? '');
/** A product with two parts in its ordering code, and one offer. */
const { datasheet, ...others } = read(PRODUCT);
const product = {
  ...others,
  datasheet: {
    ...datasheet,
    ordering: [
      { code: 'A', meaning: 'Kind', options: [{ code: 'B', says: 'another' }] },
      { code: '5', meaning: 'kV', options: [{ code: '1 to 38', says: 'up to there' }] },
    ],
  },
  offers: [{ name: 'one', price: 'own-price', weeks: 'own-weeks', starts: 'order' }],
};

/** What is wrong with the role of that product, where the bus has a rated voltage. */
function findFaults(role: object, rated = '15') {
  const { roles, voltages, ...copy } = read(COPY);
  const { product: slug, quantity, location } = roles.meter;
  const [first] = voltages.choices;
  const fields = new Map<string, unknown>([
    [PRODUCT, product],
    [
      COPY,
      {
        ...copy,
        roles: { meter: { product: slug, quantity, location, ...role } },
        voltages: { ...voltages, choices: [{ ...first, rated }, first] },
      },
    ],
  ]);
  return findUnknownCodes(fields).map(({ path }) => path.join('.'));
}

describe('the role of a product in a one-line', () => {
  it('settles parts that its ordering code has, by codes that they have', () => {
    expect(findFaults({ settled: [{ meaning: 'Kind', code: 'B' }] })).toEqual([]);
    expect(findFaults({ settled: [{ meaning: 'Kind', code: 'C' }] })).toEqual([
      'roles.meter.settled.0.code',
    ]);
    expect(findFaults({ settled: [{ meaning: 'Sort', code: 'A' }] })).toEqual([
      'roles.meter.settled.0.meaning',
    ]);
  });

  it('settles a part by any code of a range, such as that of the voltage at the bus', () => {
    const settled = [{ meaning: 'kV', code: '{rated}' }];
    expect(findFaults({ settled }, '38')).toEqual([]);
    expect(findFaults({ settled }, '39')).toEqual(['roles.meter.settled.0.code']);
  });

  it('leaves open what its ordering code has', () => {
    expect(findFaults({ open: ['Kind'] })).toEqual([]);
    expect(findFaults({ open: ['Sort'] })).toEqual(['roles.meter.open.0']);
  });

  it('has the price of an offer of its product', () => {
    expect(findFaults({ offer: 'own-price', instead: 'own-price' })).toEqual([]);
    expect(findFaults({ offer: 'own-weeks' })).toEqual(['roles.meter.offer']);
  });
});
