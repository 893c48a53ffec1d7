import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { compareScreens, NARROW } from './compare-screens.ts';
import { pictured, states } from './screen-list.ts';
import { expectSound } from './sound-pages.ts';

// Other widths and colors are compared by full/screens.spec.ts.
compareScreens(NARROW, ['light'], async (page, screen, complaints) => {
  if (pictured.includes(screen)) await expectSound(page, screen.path, complaints);
});

test('each picture has a screen', () => {
  const names = [...pictured, ...states].map(({ name }) => name);
  const shown = readdirSync(new URL('screens/', import.meta.url)).map((file) =>
    file.replace(/(-\d+-(light|dark)\.png|\.words)$/, ''),
  );
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});
