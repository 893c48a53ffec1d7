import { expect, it } from 'vitest';

import { markets, PHONE, products, site, stories } from '../site/facts';
import { linkOf, openPage, partOf, plain, regionOf, targetsOf } from './document';

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

it('the bar has the way to contact', () => {
  const { menuAction } = site;
  expect(menuAction).toBeDefined();
  const link = linkOf(partOf(openPage('/'), 'body > header'), menuAction?.label ?? '');
  expect(link.getAttribute('href')).toBe(menuAction?.to);
});

it('each office says its hours on its own clock and in UTC', () => {
  const offices = [...regionOf(openPage('/company/contact'), 'Offices').querySelectorAll('table')];
  expect(offices.length).toBeGreaterThan(0);
  for (const office of offices) {
    expect(plain(office.textContent)).toMatch(/\d\d:\d\d–\d\d:\d\d/);
    expect(plain(office.textContent)).toMatch(/UTC\s[+−]\d/);
  }
});
