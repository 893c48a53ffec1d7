import { expect, it } from 'vitest';
import { formatBytes } from '#base/text';
import { products } from '../site/facts';
import { readBytes } from './dist';
import { linkOf, openPage, plain, regionOf, targetsOf } from './document';

it('the downloads list every sheet with its file and the size of it', () => {
  const rows = [
    ...regionOf(openPage('/support/downloads'), 'Rating sheets').querySelectorAll('li'),
  ];
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

it.each(products)(
  'the sheet of $name reads without scripts, offers its file and has no button that does nothing',
  ({ slug, name, specifications }) => {
    const page = openPage(`/products/${slug}/datasheet`);
    const sheet = plain(regionOf(page, name).textContent);
    for (const { value } of specifications) expect(sheet).toContain(plain(value));
    const file = linkOf(page, 'Download PDF').getAttribute('href');
    expect(file).toBe(`/products/${slug}/datasheet.pdf`);
    expect(page.querySelectorAll('main button')).toHaveLength(0);
  },
);

it('a product with a section of MasterFormat offers its specification text, any other does not', () => {
  const offered = targetsOf(regionOf(openPage('/support/downloads'), 'Rating sheets')).filter(
    (to) => to.includes('specification'),
  );
  expect(offered).toEqual(
    products
      .filter(({ sheet }) => sheet.section !== undefined)
      .flatMap(({ slug }) =>
        ['docx', 'md'].map((ending) => `/products/${slug}/specification.${ending}`),
      ),
  );
});
