import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { formatBytes } from '../../src/lib/text.ts';
import { products } from '../site/facts.ts';
import { readBytes } from './dist.ts';
import { openPage, plain, targetsOf } from './document.ts';

const rows = () => [...openPage('/support/downloads').querySelectorAll('tbody tr')];
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('the downloads list the files of every product with their sizes', () => {
  expect(rows()).toHaveLength(products.length);
  for (const row of rows()) {
    const [sheet, ...files] = targetsOf(row);
    expect(files).toContain(`${sheet}.pdf`);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const link = row.querySelector(`[href="${file}"]`);
      expect(plain(link?.textContent)).toContain(formatBytes(readBytes(file.slice(1)).length));
    }
  }
});

it('the downloads begin with their files', () => {
  const main = openPage('/support/downloads').querySelector('main');
  const parts = [...(main?.querySelectorAll('table, h2') ?? [])].map(({ tagName }) => tagName);
  expect(parts.slice(0, 2)).toEqual(['TABLE', 'H2']);
});

it('the archive of a product holds all of its files, and no others', () => {
  for (const row of rows()) {
    const [, ...files] = targetsOf(row);
    const archive = files.pop() ?? '';
    const packed = Object.values(unzipSync(readBytes(archive.slice(1)))).map(digestOf);
    expect(packed).toEqual(files.map((file) => digestOf(readBytes(file.slice(1)))));
  }
});
