import { expect, it } from 'vitest';

import { linkOf, openPage, partOf, textOf } from '../document.ts';

const page = openPage('/404');

it('the page for unknown addresses says so, and leads home', () => {
  expect(textOf(page, '.not-found__code')).toBe('404');
  expect(textOf(page, 'h1')).toBe('Oops! Page not found');
  expect(linkOf(page, 'Return to Home').getAttribute('href')).toBe('/');
});

it('leads on from there: by a search, and to each section', () => {
  const main = partOf(page, 'main');
  expect(partOf(main, 'form[action="/search"] input[name="q"]')).toBeTruthy();
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/products', '/markets', '/insights', '/company']);
});
