import { expect, test } from '@playwright/test';

import { openSettled } from '../hydration.ts';

/** What a page asks for only once its visitor does something. */
const LATER =
  /search-index|\/(open-search|load-finder|search\.worker|search-dialog|further-page|tooltips|toaster|form-controller|calculator-panel)-/;

test('a page asks for nothing that its visitor has not asked for', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/insights', '/products/core', '/company']) {
    await openSettled(page, path);
  }
  expect(requested.filter((path) => LATER.test(path))).toEqual([]);
});
