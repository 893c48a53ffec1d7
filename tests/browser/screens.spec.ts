import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

import { builtPages, kindOf } from '../site/built-pages';
import { UNKNOWN_PATH } from '../site/facts';
import { compareScreens, NARROW } from './compare-screens';
import { pictured, states } from './screen-list';
import { expectSound } from './sound-pages';

// Other widths and colors are compared by full/screens.spec.ts.
compareScreens(NARROW, ['light'], async (page, screen, complaints) => {
  if (pictured.includes(screen)) await expectSound(page, screen.path, complaints);
});

test('each kind of page has a picture', () => {
  const kinds = new Set(builtPages.map(kindOf));
  const paths = pictured.map(({ path }) => path.replace(/\?.*/, ''));
  for (const path of paths) if (path !== UNKNOWN_PATH) kinds.delete(kindOf(path));
  expect([...kinds]).toEqual([]);
});

test('each picture has a screen', () => {
  const names = [...pictured, ...states].map(({ name }) => name);
  const shown = readdirSync(new URL('screens/', import.meta.url)).map((file) =>
    file.replace(/(-\d+-(light|dark)\.png|\.words)$/, ''),
  );
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});
