import { describe, expect, it } from 'vitest';
import { readItems } from './items.ts';
import { resolveFolder, sumUp } from './resolve.ts';

const toFile = (file: string, bytes: number) => ({
  file,
  kind: file.toUpperCase(),
  name: `The ${file}`,
  bytes,
  href: `/meter/${file}`,
  saveAs: `meter.${file}`,
});
const meter = {
  product: { slug: 'meter', name: 'Meter' },
  revision: 'C',
  revisions: [
    { revision: 'C', change: 'Heavier.' },
    { revision: 'B', change: 'Wider.' },
    { revision: 'A', change: 'First.' },
  ],
  files: [toFile('pdf', 2000), toFile('dxf', 500)],
};
const lamp = { ...meter, product: { slug: 'lamp', name: 'Lamp' } };
const resolve = (query: string) =>
  resolveFolder(readItems(query), [meter, lamp], (item) =>
    item.kind === 'drawing'
      ? undefined
      : { key: '', item, kind: 'Page', name: 'Two', href: '/two' },
  );

describe('the entries of a folder', () => {
  it('are grouped by product, in the order of products; pages come last', () => {
    const groups = resolve('comparison=a,b&file=lamp.pdf.C&file=meter.dxf.C');
    expect(groups.map(({ of, entries }) => [of?.product.name, entries[0]?.name])).toEqual([
      ['Meter', 'The dxf'],
      ['Lamp', 'The pdf'],
      [undefined, 'Two'],
    ]);
  });

  it('are those that the site has', () => {
    expect(resolve('file=meter.ies.C&file=gone.pdf.A&drawing=x')).toEqual([]);
  });

  it('say what has changed since the revision that was put there', () => {
    const revisedSince = (revision: string) =>
      resolve(`file=meter.pdf.${revision}`)[0]?.entries[0]?.revised;
    expect(revisedSince('C')).toBeUndefined();
    expect(revisedSince('A')).toEqual({ from: 'A', changes: ['Heavier.', 'Wider.'] });
    expect(revisedSince('Z')).toEqual({ from: 'Z', changes: ['Heavier.'] });
  });

  it('are counted, with their bytes and those that were revised', () => {
    const groups = resolve('file=meter.pdf.A&file=meter.dxf.C&comparison=a,b');
    expect(sumUp(groups)).toEqual({ count: 3, bytes: 2500, revised: 1 });
  });
});
