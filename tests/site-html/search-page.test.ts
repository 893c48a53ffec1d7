import { expect, it } from 'vitest';

import { EMAIL, products } from '../site/facts';
import { openPage, pairsOf, partOf, plain } from './document';

it.each(products)('the list of everything says what $name is rated for', ({ slug }) => {
  const ratings = Object.values(pairsOf(partOf(openPage(`/products/${slug}`), '.nameplate')));
  expect(ratings.filter(Boolean).length).toBeGreaterThan(3);
  const entry = partOf(openPage('/search'), `main li:has(a[href="/products/${slug}"] + p)`);
  for (const rating of ratings) expect(plain(entry.textContent)).toContain(rating);
});

it.each(['/', '/insights'])('every newsletter form of %s opens an email', (path) => {
  const forms = [...openPage(path).querySelectorAll('form:has(input[type="email"])')];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms)
    expect(form.getAttribute('action')).toMatch(new RegExp(`^mailto:${EMAIL}\\?subject=`));
});
