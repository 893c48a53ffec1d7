import { expect, it } from 'vitest';

import { parseRedirectLines, toLocation, toRedirectLines } from '../../../src/build/redirects';

const redirects = [
  { from: '/careers', to: '/company/careers' },
  { from: '/shop', to: 'https://shop.ohmstead.example/?from=grid' },
];

it('writes redirects as static hosts read them, and reads them back', () => {
  const text = toRedirectLines(redirects);
  expect(text).toBe(
    '/careers /company/careers 301\n/shop https://shop.ohmstead.example/?from=grid 301\n',
  );
  expect(parseRedirectLines(text)).toEqual(redirects);
});

it('takes the query along, unless the new address has its own', () => {
  expect(toLocation('/company/careers', '?utm=x')).toBe('/company/careers?utm=x');
  expect(toLocation('/company/careers', '')).toBe('/company/careers');
  expect(toLocation('/company/contact?topic=quote', '?utm=x')).toBe('/company/contact?topic=quote');
  expect(toLocation('/company/careers#list', '?utm=x')).toBe('/company/careers#list');
});
