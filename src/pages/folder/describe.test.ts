import { describe, expect, it } from 'vitest';
import { type FolderItem, toFileItem } from '../../features/folder/items.ts';
import { resolveFolder } from '../../features/folder/resolve.ts';
import { interpolate } from '../../lib/text.ts';
import { describePage, printList, toInquiry, toShortcuts } from './describe.ts';
import { copy, page } from './folder.fixture.ts';

const comparison = (...products: string[]): FolderItem => ({ kind: 'comparison', products });
const toGroups = (...items: FolderItem[]) =>
  resolveFolder(items, page.catalog, (item) => describePage(page, item));
const sheet = toFileItem('meter', 'pdf', 'B');

describe('the list in words', () => {
  it('says of a file its product, its kind, its revision, its size and its whole address', () => {
    const [line = ''] = printList(page, toGroups(sheet)).split('\n');
    const revision = interpolate(copy.row.revision, { revision: 'B' });
    expect(line.split('  ')).toEqual([
      'Meter, The pdf',
      'PDF',
      revision,
      '40 kB',
      'https://grid.test/meter.pdf',
    ]);
  });

  it('says which file could not be reached, and of no other', () => {
    const groups = toGroups(sheet, toFileItem('lamp', 'ies', 'B'));
    const [meter, lamp] = printList(page, groups, ['/lamp.ies']).split('\n');
    expect(meter).not.toContain(copy.row.unreached);
    expect(lamp).toMatch(new RegExp(`  ${copy.row.unreached}$`));
  });

  it('ends with the address that opens it elsewhere', () => {
    const last = printList(page, toGroups(sheet)).split('\n').at(-1);
    expect(last).toBe(`${copy.actions.address}: https://grid.test/folder?file=meter.pdf.B`);
  });

  it('travels with an inquiry, and is cut to what its form takes', () => {
    const { searchParams } = new URL(toInquiry(page, toGroups(sheet)), page.origin);
    expect(searchParams.get('message')).toBe(
      `${copy.actions.message}\n\n${printList(page, toGroups(sheet))}`,
    );
    const long = Array.from({ length: 90 }, (_, index) => ({
      kind: 'drawing' as const,
      query: `kv=${index}`,
    }));
    const message = new URL(toInquiry(page, toGroups(...long)), page.origin).searchParams;
    expect(message.get('message')).toHaveLength(4900);
  });
});

describe('a page of the folder', () => {
  it('is a comparison of the products that the site has, in its order', () => {
    const [group] = toGroups(comparison('lamp', 'gone', 'meter'));
    expect(group?.entries).toMatchObject([
      {
        name: interpolate(copy.pages.comparison, { names: 'Meter, Lamp' }),
        href: `${copy.pages.compare}?products=meter,lamp`,
      },
    ]);
  });

  it('is no comparison of a single product', () => {
    expect(toGroups(comparison('meter', 'gone'))).toEqual([]);
  });

  it('is a shortcut to its whole address in the archive, where a file is none', () => {
    const groups = toGroups(sheet, comparison('meter', 'lamp'));
    const [[name = '', text] = [], ...others] = Object.entries(toShortcuts(page, groups));
    expect(others).toEqual([]);
    expect(name).toMatch(/^[\w .,-]+\.url$/);
    expect(text).toBe(
      `[InternetShortcut]\r\nURL=https://grid.test${copy.pages.compare}?products=meter,lamp\r\n`,
    );
  });
});
