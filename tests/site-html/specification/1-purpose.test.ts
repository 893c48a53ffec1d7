import { expect, it } from 'vitest';

import { builtPages } from '../../site/built-pages.ts';
import { openPage, targetsOf } from '../document.ts';

it('each action of the hero leads to a page', () => {
  const targets = targetsOf(openPage('/'), '.hero a');
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(builtPages).toContain(target.replace(/\?.*/, ''));
});
