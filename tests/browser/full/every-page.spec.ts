import { test } from '@playwright/test';

import { builtPages, inParts } from '../../site/built-pages.ts';
import { expectHealthyPages } from '../healthy-pages.ts';
import { pictured } from '../screen-list.ts';

/** Time limit per page, in milliseconds. */
const LONGEST = 30_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One page of each kind is checked in screens.spec.ts.
const seen = pictured.map(({ path }) => path);

for (const paths of inParts(builtPages.filter((path) => !seen.includes(path)))) {
  test(`from ${paths.at(0)} to ${paths.at(-1)}, pages are sound and accessible`, async ({
    page,
  }) => {
    test.setTimeout(paths.length * LONGEST);
    await expectHealthyPages(page, paths);
  });
}
