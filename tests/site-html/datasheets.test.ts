import { expect, it } from 'vitest';
import { formatBytes } from '../../src/lib/text.ts';
import { products } from '../site/facts.ts';
import { readBytes } from './dist.ts';
import { openPage, plain, targetsOf } from './document.ts';

it('the downloads list every sheet with its file and the size of it', () => {
  const page = openPage('/support/downloads');
  const rows = [...page.querySelectorAll('main li:has(a[href$="/datasheet.pdf"])')];
  expect(rows).toHaveLength(products.length);
  for (const row of rows) {
    const [sheet, file = ''] = targetsOf(row);
    expect(file).toBe(`${sheet}.pdf`);
    const { length } = readBytes(file.slice(1));
    expect(plain(row.textContent)).toContain(`PDF, ${Math.round(length / 1000)} kB`);
    for (const text of targetsOf(row).slice(2)) {
      const { length } = readBytes(text.slice(1));
      expect(plain(row.textContent)).toContain(plain(`, ${formatBytes(length)}`));
    }
  }
});
