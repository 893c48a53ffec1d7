import { expect, it } from 'vitest';

import { screens } from '../../site/facts.ts';
import { openPage, targetsOf, textsOf } from '../document.ts';

const links = screens.slice(1);
const MAIN = 'body > header nav[aria-label="Main"]';

it.each([...screens, { path: '/404', name: '404' }])(
  'the bar of $name shows the logo and the links',
  ({ path }) => {
    const page = openPage(path);
    expect(targetsOf(page, 'body > header a')[0]).toBe('/');
    expect(textsOf(page, `${MAIN} a`)).toEqual(links.map(({ name }) => name));
    expect(targetsOf(page, `${MAIN} a`)).toEqual(links.map((link) => link.path));
  },
);

it.each(links)('on $path the link $name is the current one, and no other', ({ path, name }) => {
  expect(textsOf(openPage(path), `${MAIN} [aria-current="page"]`)).toEqual([name]);
});

it.each(['/', '/404'])('on %s no link is the current one', (path) => {
  expect(textsOf(openPage(path), `${MAIN} [aria-current]`)).toEqual([]);
});
