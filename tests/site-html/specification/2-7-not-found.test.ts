import { expect, it } from 'vitest';

import { linkOf, openPage, textOf } from '../document';

const page = openPage('/404');

it('the page for unknown addresses says so, and leads home', () => {
  expect(textOf(page, '.not-found__code')).toBe('404');
  expect(textOf(page, 'h1')).toBe('Oops! Page not found');
  expect(linkOf(page, 'Return to Home').getAttribute('href')).toBe('/');
});
