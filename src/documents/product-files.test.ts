import { describe, expect, it } from 'vitest';
import { toDrawingNumber } from '../lib/drawing-numbers.ts';
import { toDatasheetNumber } from './product-files.ts';
import { toOptionRows, toOrderText, toProductRows } from './rows.ts';

const ordering = [
  { code: 'SW', meaning: 'Series', options: [] },
  {
    code: '38',
    meaning: 'kV',
    options: [
      { code: '15', says: '15 kV' },
      { code: '27', says: '27 kV' },
    ],
  },
];

const row = (label: string, value: string) => ({ label, value });

describe('the datasheet of a product', () => {
  it('prints an order as one code with the meaning of its parts', () => {
    expect(toOrderText(ordering)).toBe('SW-38 (SW Series, 38 kV)');
  });

  it('lists the other options of each part of the code', () => {
    expect(toOptionRows(ordering)).toEqual([row('kV', '15: 15 kV; 27: 27 kV')]);
  });

  it('is numbered after its product', () => {
    const number = toDrawingNumber('products', { order: 3 });
    expect(number).toMatch(/^OG-2\d+$/);
    expect(toDatasheetNumber({ order: 3 })).toBe(`${number}-DS`);
    expect(toDrawingNumber('products', { order: 4 })).not.toBe(number);
  });
});

describe('the rows of a product', () => {
  const product = { specifications: [row('Voltage', '38 kV')], features: ['No SF6'] };
  const datasheet = {
    revision: 'F',
    tables: [{ title: 'Site', rows: [row('Ambient', '40 °C'), row('Assembly', 'IEC')] }],
    standards: [row('Assembly', 'IEC')],
  };

  it('link to its ratings and to its datasheet, each once', () => {
    const names = { link: 'Datasheet', title: 'Datasheet', revision: 'Rev' };
    expect(toProductRows(product, datasheet, names).map(({ to, text }) => `${to} ${text}`)).toEqual(
      [
        '#ratings Voltage: 38 kV',
        '#ratings No SF6',
        '/datasheet Assembly: IEC',
        '/datasheet Ambient: 40 °C',
        '/datasheet Datasheet: Datasheet, Rev F',
      ],
    );
  });
});
