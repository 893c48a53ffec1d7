import { expect, test } from '@playwright/test';
import { openSettled } from './hydration.ts';
import { pictured } from './screen-list.ts';

declare global {
  interface Window {
    announced: string[];
  }
}

/** Pages that change only when a visitor acts. */
const quiet = pictured.filter(({ act }) => act === undefined).map(({ path }) => path);

test('no page announces anything because its scripts have started', async ({ page }) => {
  test.setTimeout(quiet.length * 30_000);
  await page.addInitScript(() => {
    window.announced = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        if (region) window.announced.push(region.textContent);
      }
    });
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { subtree: true, childList: true, characterData: true }),
    );
  });
  for (const path of quiet) {
    await openSettled(page, path);
    expect.soft(await page.evaluate(() => window.announced), path).toEqual([]);
  }
});
