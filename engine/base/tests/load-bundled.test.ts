import { expect, it } from 'vitest';
import { loadBundled } from '../load-bundled.mjs';

it('loads what CI runs on a change of words, which makes a require of its own', async () => {
  const { lookAtPages } = await loadBundled('tests/content/look-at-pages.ts');
  expect(lookAtPages).toBeTypeOf('function');
});
