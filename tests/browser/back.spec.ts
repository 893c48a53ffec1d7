import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { CHROMIUM_ONLY } from './firefox/firefox.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrate, openHydrated } from './hydration.ts';
import { ARTICLE } from './long-article.ts';
import { headlineOf } from './page-locators.ts';

const READ = 900;

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Reads on to a place, and waits until the page knows. */
async function readTo(page: Page, y: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => setTimeout(resolve, 50), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );
  expect(await scrollOf(page)).toBe(y);
}

/** Follows a link from where the reader is: the link may be outside the window. */
async function follow(page: Page, selector: string) {
  const link = page.locator(selector).first();
  await link.evaluate((element: HTMLElement | SVGElement) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
}

const chapterOf = (number: number) => `.chapters li:nth-child(${number}) a`;

/** Follows a link to a chapter, and returns where it leads. */
async function openChapter(page: Page, number: number): Promise<number> {
  const before = await scrollOf(page);
  await follow(page, chapterOf(number));
  await expect.poll(() => scrollOf(page)).not.toBe(before);
  await waitForRest(page);
  return scrollOf(page);
}

/** Waits until a page has not scrolled for two frames: the browser and React may both scroll. */
async function waitForRest(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = (last: number, frames: number) => {
          if (frames === 2) return resolve();
          requestAnimationFrame(() =>
            wait(window.scrollY, window.scrollY === last ? frames + 1 : 0),
          );
        };
        wait(window.scrollY, 0);
      }),
  );
}

/** Goes back or forward. Firefox's driver would wait for a document, which is not loaded again. */
async function go(page: Page, entries: number) {
  await page.evaluate((delta) => window.history.go(delta), entries);
}

async function expectBackAt(page: Page, y: number) {
  await go(page, -1);
  // A browser may keep a part of a pixel.
  await expect.poll(async () => Math.abs((await scrollOf(page)) - y)).toBeLessThanOrEqual(1);
}

test('Back from a chapter returns to where the reader was, and Forward to the chapter', async ({
  page,
}) => {
  await openHydrated(page, ARTICLE);
  await readTo(page, READ);
  const chapter = await openChapter(page, 3);
  await expectBackAt(page, READ);
  await expect(page).toHaveURL(ARTICLE);
  await go(page, 1);
  await expect.poll(() => scrollOf(page)).toBe(chapter);
  await readTo(page, chapter + 300);
  await expectBackAt(page, READ);
});

test('Back goes through all chapters that were opened', async ({ page }) => {
  await openHydrated(page, ARTICLE);
  await readTo(page, READ);
  await openChapter(page, 2);
  const onward = (await scrollOf(page)) + 250;
  await readTo(page, onward);
  await openChapter(page, 4);
  await expectBackAt(page, onward);
  await expectBackAt(page, READ);
});

test('Back from a chapter works on a page that a link of the site opened', async ({ page }) => {
  await openHydrated(page, '/insights');
  await readTo(page, 400);
  await follow(page, `main a[href="${ARTICLE}"]`);
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.locator('html[data-kind="insight"]')).toBeAttached();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await readTo(page, READ);
  await openChapter(page, 3);
  await expectBackAt(page, READ);
  await expectBackAt(page, 400);
});

test('Back from another page returns to the chapter, and once more to before it', async ({
  page,
}) => {
  await openHydrated(page, ARTICLE);
  await readTo(page, READ);
  const chapter = await openChapter(page, 3);
  await follow(page, 'header a[href="/company"]');
  await expect(page.locator('html[data-kind="company"]')).toBeAttached();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expectBackAt(page, chapter);
  await expectBackAt(page, READ);
});

test(
  'Back returns where the chapter was opened before React had started',
  CHROMIUM_ONLY,
  async ({ page }) => {
    const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
    await page.goto(ARTICLE);
    await readTo(page, READ);
    await openChapter(page, 3);
    letScriptsCome();
    await hydrate(page);
    await expectBackAt(page, READ);
  },
);

for (const isStarted of [true, false]) {
  const when = isStarted ? 'after' : 'before';
  test(`Back after a reload returns ${when} React has started`, CHROMIUM_ONLY, async ({ page }) => {
    await openHydrated(page, ARTICLE);
    await readTo(page, READ);
    const chapter = await openChapter(page, 3);
    if (!isStarted) await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
    await page.reload();
    if (isStarted) await hydrate(page);
    await expect.poll(() => scrollOf(page)).toBe(chapter);
    await expectBackAt(page, READ);
  });
}

test(
  'Back to another page before React has started again shows that page',
  CHROMIUM_ONLY,
  async ({ page }) => {
    await openHydrated(page, ARTICLE);
    await follow(page, 'header a[href="/company"]');
    await expect(page.locator('html[data-kind="company"]')).toBeAttached();
    const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(ARTICLE);
    letScriptsCome();
    await page.mouse.move(2, 2);
    await page.mouse.move(4, 4);
    await expect(page.locator('html[data-kind="insight"]')).toBeAttached();
    await hydrate(page);
    await expect(page).toHaveURL(ARTICLE);
  },
);

for (const [name, path, selector, y] of [
  ['the link to the content', ARTICLE, '.skip', READ],
  ['the number of a feature', '/products/core', '.hotspots a', 300],
  ['a link to a product further down', '/products', 'main a[href="#lumen"]', 200],
] as const) {
  test(`Back from ${name} returns to where the reader was`, async ({ page }) => {
    await openHydrated(page, path);
    await readTo(page, y);
    await follow(page, selector);
    await expect(page).toHaveURL(/#/);
    await expectBackAt(page, y);
    await expect(page).toHaveURL(path);
  });
}

test('Back from the content of the 404 page returns too', async ({ page }) => {
  await openHydrated(page, '/caf%C3%A9');
  await readTo(page, 150);
  await follow(page, '.skip');
  await expect(page).toHaveURL(/#/);
  await expectBackAt(page, 150);
  await expect(headlineOf(page)).toHaveText('Oops! Page not found');
});

test('a link to a place on another page leads there, and Back to where the reader was', async ({
  page,
}) => {
  await openHydrated(page, '/products');
  await readTo(page, 700);
  await follow(page, 'main a[href^="/support/glossary#"]');
  await expect(page).toHaveURL(/glossary#/);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
  await expectBackAt(page, 700);
});
