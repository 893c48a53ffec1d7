import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FolderItem, holds, printItems, readItems, withItems, withoutItems } from './items.ts';

const file = (product: string, name: string, revision = 'A'): FolderItem => ({
  kind: 'file',
  product,
  file: name,
  revision,
});

const list: FolderItem[] = [
  file('meter', 'pdf', 'G'),
  file('switch-gear', 'outline-15-kv', 'J'),
  { kind: 'comparison', products: ['meter', 'lamp'] },
  { kind: 'drawing', query: 'kv=13.8+kV&n=6&solve=ring' },
];

describe('the list of a project folder', () => {
  it('is written as the query of an address, and read again', () => {
    expect(printItems(list.slice(0, 3))).toBe(
      'file=meter.pdf.G&file=switch-gear.outline-15-kv.J&comparison=meter,lamp',
    );
    expect(readItems(`?${printItems(list)}`)).toEqual(list);
  });

  it('leaves out what is damaged, unknown or there twice', () => {
    const damaged = 'file=meter&file=.pdf.A&file=meter.pdf.<b>&comparison=&other=1&%E0%A4%A';
    expect(readItems(damaged)).toEqual([]);
    expect(readItems('file=meter.pdf.A&file=meter.pdf.A')).toEqual([file('meter', 'pdf')]);
    expect(readItems('{"items":[]}')).toEqual([]);
    expect(readItems(`file=meter.pdf.A&x=${'x'.repeat(9000)}`)).toEqual([]);
  });

  it('reads any text without an error, and nothing that it does not write again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const items = readItems(text);
        expect(readItems(printItems(items))).toEqual(items);
      }),
    );
  });

  it('holds an item once, in the revision that was put there', () => {
    expect(withItems(list, [file('meter', 'pdf', 'H'), file('lamp', 'ies')])).toEqual([
      ...list,
      file('lamp', 'ies'),
    ]);
    expect(holds(list, [file('meter', 'pdf', 'H')])).toBe(true);
    expect(holds(list, [file('meter', 'pdf'), file('meter', 'dxf')])).toBe(false);
  });

  it('gives an item back, whatever its revision', () => {
    expect(withoutItems(list, [file('meter', 'pdf', 'Z')])).toEqual(list.slice(1));
  });

  it('ends after a hundred items', () => {
    const many = Array.from({ length: 120 }, (_, at) => file('meter', `file-${at}`));
    expect(withItems([], many)).toHaveLength(100);
  });
});
