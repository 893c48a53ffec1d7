import { expect, test } from '@playwright/test';

import { measureBuild } from '#site/build/measure';
import { SAMPLE_ROOT } from '../site/folders';

const { pages } = await measureBuild(SAMPLE_ROOT);

/** Each number is followed by its sheet, in the cells of one title block. */
const CELLS = /<div>DWG <b>([^<]+)<\/b><\/div><div>Sheet <b>([^<]+)<\/b>/g;

test('a drawing number belongs to one page or list', async ({ request }) => {
  const owners = new Map<string, Set<string>>();
  for (const { path, kind } of pages) {
    // The pages of one list are one drawing.
    const owner = kind === 'insights' ? kind : path;
    const html = await (await request.get(path)).text();
    for (const [, number = ''] of html.matchAll(CELLS)) {
      owners.set(number, (owners.get(number) ?? new Set()).add(owner));
    }
  }
  expect(owners.size).toBeGreaterThan(10);
  expect([...owners].filter(([, found]) => found.size > 1)).toEqual([]);
});
