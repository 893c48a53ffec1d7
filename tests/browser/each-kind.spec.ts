import { test } from '@playwright/test';

import { inParts, onePageOfEachKind } from '../site/built-pages';
import { UNKNOWN_PATH } from '../site/facts';
import { expectSoundPages } from './sound-pages';

/** For one page, in milliseconds. */
const LONGEST = 30_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const paths of inParts([...onePageOfEachKind(), UNKNOWN_PATH])) {
  test(`from ${paths.at(0)} to ${paths.at(-1)}, one page of each kind is sound and accessible`, async ({
    page,
  }) => {
    test.setTimeout(paths.length * LONGEST);
    await expectSoundPages(page, paths);
  });
}
