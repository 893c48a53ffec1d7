import { expect, test } from '@playwright/test';

import { findAccessibilityProblems } from './accessibility.ts';
import { recordConsoleMessages } from './console-messages.ts';
import { openHydrated } from './hydration.ts';

/** The checks on every page find nothing; these tests show that they would find problems. */

test('a picture without words is an accessibility problem', async ({ page }) => {
  await openHydrated(page, '/cookies');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    document.querySelector('main')?.append(picture);
  });
  expect(await findAccessibilityProblems(page)).toEqual([expect.stringMatching(/^image-alt /)]);
});

test('a style attribute, an inline script and a foreign request break the policy', async ({
  page,
}) => {
  const consoleMessages = await recordConsoleMessages(page);
  await openHydrated(page, '/cookies');
  expect(consoleMessages).toEqual([]);
  await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>');
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  for (const directive of ['style-src-attr', 'script-src-elem', 'connect-src']) {
    const expected = expect.stringContaining(`Policy violation: ${directive}`);
    await expect.poll(() => consoleMessages).toEqual(expect.arrayContaining([expected]));
  }
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('no page sets a cookie or asks another site for anything', async ({ page, context }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) foreign.push(request.url());
  });
  for (const path of ['/', '/insights', '/company/contact']) {
    await openHydrated(page, path);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
