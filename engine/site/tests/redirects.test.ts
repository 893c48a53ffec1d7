import { expect, it } from 'vitest';

import { parseRedirectLines, toRedirectLines } from '../build/redirects';

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
