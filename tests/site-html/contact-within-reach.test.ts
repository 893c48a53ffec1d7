import { expect, it } from 'vitest';

import { markets, PHONE, products, stories } from '../site/facts';
import { linkOf, openPage, partOf, plain, targetsOf } from './document';

const pages = [
  ...products.map(({ slug }) => ({ path: `/products/${slug}`, about: `product=${slug}` })),
  ...markets.map(({ slug }) => ({ path: `/markets/${slug}`, about: `market=${slug}` })),
  ...stories.map(({ slug, market }) => ({ path: `/stories/${slug}`, about: `market=${market}` })),
];

it.each(pages)('$path ends with an invitation that knows what it is about', ({ path, about }) => {
  const page = openPage(path);
  const enquiry = new RegExp(`^/company/contact\\?topic=[a-z]+&${about}$`);
  const band = partOf(page, '.section--copper');
  expect(targetsOf(band)[0]).toMatch(enquiry);
  expect(linkOf(band, plain(PHONE)).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  const plate = partOf(page, '.ask');
  expect(linkOf(plate, plain(PHONE)).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(targetsOf(plate).at(-1)).toMatch(enquiry);
});

it('an article ends with an invitation that knows the product it is about', () => {
  const page = openPage('/insights/reading-a-capacitor-step');
  expect(targetsOf(page, '.section--copper a')[0]).toBe(
    '/company/contact?topic=engineering&product=powersync',
  );
});
