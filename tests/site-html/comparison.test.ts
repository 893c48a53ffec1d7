import { expect, it } from 'vitest';

import { products } from '../site/facts';
import { openPage, partOf, plain, textsOf } from './document';

const table = partOf(openPage('/products/compare'), '.compare table');

it('every row of every nameplate is in the table', () => {
  const cells = textsOf(table, 'td');
  const values = products.flatMap(({ specifications }) => specifications.map(({ value }) => value));
  expect(values.length).toBeGreaterThan(20);
  for (const value of values) {
    expect(cells.some((cell) => cell.includes(plain(value)))).toBe(true);
  }
});

it('each row has a cell for every product', () => {
  const rows = [...table.querySelectorAll('tr:has([scope="row"])')];
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row.querySelectorAll('td')).toHaveLength(products.length);
});
