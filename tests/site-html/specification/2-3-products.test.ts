import { describe, expect, it } from 'vitest';

import { products } from '../../site/facts.ts';
import { linkOf, openPage, partOf, plain, regionOf, textOf, textsOf } from '../document.ts';

const page = openPage('/products');

it('the page has a header', () => {
  expect(textOf(page, 'h1')).toMatch(/\S/);
  expect(textOf(page, '.page-head .lead')).toMatch(/.{40}/);
});

it('each product has a block', () => {
  expect(textsOf(page, '.product-block h2')).toEqual(products.map(({ name }) => name));
});

describe.each(products)('the block of $name', (product) => {
  const block = regionOf(page, product.name);

  it('says what it is and can do', () => {
    expect(textOf(block, '.tag')).toContain(product.category);
    expect(textOf(block, '.lead')).toMatch(/.{40}/);
    expect(textsOf(block, 'li')).toEqual(product.features.map(plain));
  });

  it('has its specification table', () => {
    const rows = product.specifications;
    expect(textsOf(block, 'th[scope="row"]')).toEqual(rows.map(({ label }) => plain(label)));
    expect(textsOf(block, 'td')).toEqual(rows.map(({ value }) => plain(value)));
  });

  it('offers Request Quote and View Datasheet', () => {
    const { slug } = product;
    const inquiry = `/company/contact?topic=quote&product=${slug}`;
    expect(linkOf(block, 'Request Quote').getAttribute('href')).toBe(inquiry);
    const sheet = `/products/${slug}/datasheet`;
    expect(linkOf(block, 'View Datasheet').getAttribute('href')).toBe(sheet);
  });
});

it('a closing block offers Contact Engineering Team and Schedule Demo', () => {
  expect(textsOf(partOf(page, '.closing'), 'a')).toEqual([
    'Contact Engineering Team',
    'Schedule Demo',
  ]);
});
