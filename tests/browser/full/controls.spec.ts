import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { builtPages, kindOf } from '../../site/built-pages.ts';
import { UNKNOWN_PATH } from '../../site/facts.ts';
import { openHydrated } from '../hydration.ts';
import { BUTTONS, describeButton, OWN_BUTTONS, press, recordEffects } from '../press-buttons.ts';

/** How far a page is scrolled before its buttons are pressed, in px. */
const SCROLL = 300;
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 720 };
const DIALOG_BUTTONS = ':is(dialog[open], [role="dialog"]) button:visible';

/** Pages with forms and files of their own; all others are like the first page of their kind. */
const special = ['/company/contact', '/support/downloads', '/insights/category/case-studies'];

/** One page of each kind, plus the special ones. */
const standing = builtPages.filter(
  (path) =>
    special.includes(path) || builtPages.find((one) => kindOf(one) === kindOf(path)) === path,
);

/** Reloads a page and scrolls a little; the buttons of an article appear with hydration. */
async function openFresh(page: Page, path: string) {
  await openHydrated(page, path);
  await page.mouse.wheel(0, SCROLL);
  await page.waitForFunction(hasScrolled, SCROLL);
  const articles = page.locator('html[data-kind="insight"]');
  if ((await articles.count()) > 0) await expect(page.locator('.reading-progress')).toHaveCount(1);
}

function hasScrolled(pixels: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.abs(window.scrollY - Math.min(pixels, scrollHeight - clientHeight)) < 1;
}

/** Presses each button on a freshly loaded page, and returns those that do nothing. */
async function findDead(page: Page, path: string, selector: string): Promise<string[]> {
  const dead: string[] = [];
  const buttons = page.locator(selector);
  await openFresh(page, path);
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await openFresh(page, path);
    const button = buttons.nth(index);
    const name = await describeButton(button);
    if (!(await press(page, button))) dead.push(name);
    dead.push(...(await findDeadInDialog(page, path, buttons.nth(index))));
  }
  return dead;
}

/** The same for the buttons of the dialog that a button has just opened, if any. */
async function findDeadInDialog(page: Page, path: string, opener: Locator): Promise<string[]> {
  const dead: string[] = [];
  const buttons = page.locator(DIALOG_BUTTONS);
  const count = await buttons.count();
  for (let inner = 0; inner < count; inner += 1) {
    if (inner > 0) {
      await openFresh(page, path);
      await press(page, opener);
    }
    const name = await describeButton(buttons.nth(inner));
    if (!(await press(page, buttons.nth(inner)))) dead.push(name);
  }
  return dead;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { size, viewport, paths } of [
  { size: 'narrow', viewport: NARROW, paths: [...standing, UNKNOWN_PATH] },
  { size: 'wide', viewport: WIDE, paths: ['/', '/insights', '/company/contact'] },
]) {
  test.describe(`every button does something that a person notices, ${size}`, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(path, async ({ page }) => {
        test.setTimeout(180_000);
        await recordEffects(page);
        const selector = path === '/' ? BUTTONS : OWN_BUTTONS;
        expect(await findDead(page, path, selector)).toEqual([]);
      });
    }
  });
}

test('a button that does nothing would be found', async ({ page }) => {
  await recordEffects(page);
  await openHydrated(page, '/markets');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Nothing';
    document.querySelector('main')?.append(button);
  });
  expect(await press(page, page.getByRole('button', { name: 'Nothing' }))).toBe(false);
});
