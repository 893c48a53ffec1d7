import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { compareScreens, NARROW } from './compare-screens.ts';
import { expectHealthy } from './healthy-pages.ts';
import { pictured, states } from './screen-list.ts';

// Other widths and colors are compared by full/screens.spec.ts.
compareScreens(NARROW, ['light'], async (page, screen, consoleMessages) => {
  if (pictured.includes(screen)) await expectHealthy(page, screen.path, consoleMessages);
});

test('each picture has a screen', () => {
  const names = [...pictured, ...states].map(({ name }) => name);
  const shown = readdirSync(new URL('screens/', import.meta.url)).map((file) =>
    file.replace(/-\d+-(light|dark)\.png$/, ''),
  );
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});
