import { expect, it } from 'vitest';

import { products } from '../site/facts';
import { indexable, readBuilt } from './dist';
import { openPage, pairsOf, partOf, plain } from './document';

it.each(products)('the list of everything says what $name is rated for', ({ slug }) => {
  const ratings = Object.values(pairsOf(partOf(openPage(`/products/${slug}`), '.nameplate')));
  expect(ratings.filter(Boolean).length).toBeGreaterThan(3);
  const entry = partOf(openPage('/search'), `main li:has(a[href="/products/${slug}"] + p)`);
  for (const rating of ratings) expect(plain(entry.textContent)).toContain(rating);
});

it('the search finds pages that search engines may show, and no others', () => {
  const found: string[] = Object.values(JSON.parse(readBuilt('search-index.json')).documentIds);
  expect(found.length).toBeGreaterThan(products.length);
  expect(found.filter((path) => !indexable.includes(path))).toEqual([]);
});

it('the search finds the terms of the glossary, each where it is explained', () => {
  const { documentIds, storedFields } = JSON.parse(readBuilt('search-index.json'));
  const id = Object.keys(documentIds).find((one) => documentIds[one] === '/support/glossary') ?? '';
  const terms = [...openPage('/support/glossary').querySelectorAll('main [id]:has(> dt)')];
  expect(terms.length).toBeGreaterThan(5);
  const anchors = storedFields[id].document.sections.map(({ id }: { id: string }) => id);
  expect(anchors).toEqual(expect.arrayContaining(terms.map((term) => term.id)));
});
