import { expect, it } from 'vitest';

import { builtPages, kindOf } from '../site/built-pages.ts';
import { readPage } from './dist.ts';

/** Each number is followed by its sheet, in the cells of the same title block. */
const CELLS = /<div>DWG <b[^>]*>([^<]+)<\/b><\/div><div>Sheet <b[^>]*>([^<]+)<\/b>/g;

it('a drawing number belongs to one page or list', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of builtPages) {
    const kind = kindOf(path);
    // The pages of one list are one drawing.
    const owner = kind === 'insights' ? kind : path;
    for (const [, number = ''] of readPage(path).matchAll(CELLS)) {
      owners.set(number, (owners.get(number) ?? new Set()).add(owner));
    }
  }
  expect(owners.size).toBeGreaterThan(10);
  expect([...owners].filter(([, found]) => found.size > 1)).toEqual([]);
});
