import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from '../hydration.ts';
import type { OldTab } from './deploy-site.ts';
import { buildOf, expect, expectNew, KINDS, test } from './deploy-site.ts';

// A tab opened before a deploy, on a host that keeps nothing of the previous version.
test.describe.configure({ mode: 'default' });

const CONTACT = '/company/contact';

/** The new page was shown before the browser could animate the change to it: nothing is wrong. */
const SKIPPED = /^Transition was (aborted|skipped)/;

/** The kinds of links already followed to the new version. */
const followed = new Set<string>();

/** A word from the first headline, to search for. */
async function wordOf(page: Page): Promise<string> {
  const headline = await page.locator('main h1').innerText();
  return headline.split(/[^\p{L}]+/u).find((word) => word.length > 3) ?? headline;
}

for (const path of KINDS) {
  test(`links of ${path} lead to the new version`, async ({ page, oldTab }) => {
    test.setTimeout(120_000);
    await expectLinksToWork(page, oldTab, path, 'main');
  });
}

test('links of the bar, the menu and the foot lead to the new version', async ({
  page,
  oldTab,
}) => {
  test.setTimeout(120_000);
  await expectLinksToWork(page, oldTab, '/', 'body > :not(main)');
});

async function expectLinksToWork(page: Page, { openOld }: OldTab, path: string, part: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!SKIPPED.test(message)) errors.push(message);
  });
  await page.goto(path);
  const links = await page.evaluate(listKinds, part);
  const fresh = links.filter(({ kind }) => !followed.has(kind));
  // Kinds of links from previous pages are skipped, but at least one link per page is followed.
  for (const { kind, address } of fresh.length > 0 ? fresh : links.slice(0, 1)) {
    followed.add(kind);
    await page.goto('about:blank');
    await openOld(page, path);
    const old = await buildOf(page);
    const link = page.locator(`${part} a[href="${address}"]`).first();
    // Links in an SVG have no `click` method.
    await link.dispatchEvent('click');
    await expectNew(page, old, address);
    await hydrate(page);
  }
  expect(errors).toEqual([]);
}

/** One link of each kind: one per class, and one with an anchor. */
function listKinds(part: string): { kind: string; address: string }[] {
  const kinds = new Map<string, string>();
  for (const link of document.querySelectorAll(`:is(${part}) a[href^="/"]`)) {
    const address = link.getAttribute('href') ?? '';
    const [place = ''] = address.split(/[?#]/);
    if (place === window.location.pathname || place.includes('.')) continue;
    const kind = `${link.className} ${address.includes('#')}`;
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds].map(([kind, address]) => ({ kind, address }));
}

test('an anchor of the new version is scrolled to', async ({ page, oldTab }) => {
  await oldTab.openOld(page, '/products');
  const link = page.locator('main a[href*="/support/glossary#"]').first();
  const anchor = ((await link.getAttribute('href')) ?? '').split('#')[1];
  await link.click();
  await expect(page).toHaveURL(`/support/glossary#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('back leads to the page before, of the new version', async ({ page, oldTab }) => {
  await oldTab.deploy('first');
  await openHydrated(page, '/company');
  const old = await buildOf(page);
  await page.locator('header a[href="/markets"]').first().click();
  await expect(page).toHaveURL('/markets');
  await oldTab.deploy('second');
  await page.goBack();
  // Its data was fetched before the deploy, so it may be shown as it was.
  await expect(page).toHaveURL('/company');
  await page.locator('header a[href="/products"]').first().click();
  await expectNew(page, old, '/products');
});

test('Load More and a filter go on in the new version', async ({ page, oldTab }) => {
  for (const { control, address } of [
    { control: 'main a[href="/insights/page/2"]', address: /\/insights\/page\/2$/ },
    { control: 'main .filters a:not([aria-current])', address: /\/insights\/category\// },
  ]) {
    await oldTab.openOld(page, '/insights');
    const old = await buildOf(page);
    await page.locator(control).first().click();
    await expectNew(page, old, address);
    await page.goto('about:blank');
  }
});

test('the search button opens the search page where the script of its dialog is gone', async ({
  page,
  oldTab,
}) => {
  await oldTab.openOld(page, '/');
  const old = await buildOf(page);
  await page.locator('header a[href="/search"]').click();
  await expectNew(page, old, '/search');
});

test('a search that was open offers the page that works', async ({ page, oldTab }) => {
  await oldTab.deploy('first');
  await page.route('**/search-index.json', (route) => route.abort());
  await openHydrated(page, '/products/core');
  const old = await buildOf(page);
  const word = await wordOf(page);
  await page.locator('header a[href="/search"]').click();
  await page.getByRole('combobox').fill(word);
  await oldTab.deploy('second');
  await page.unroute('**/search-index.json');
  // The index is available again, but of another version: the search page opens instead.
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expectNew(page, old, /\/search\?q=/);
  await expect(page.locator('main [role="status"]').first()).toContainText(/\d/);
});

test('an inquiry is sent, and one that is not is there in the new version', async ({
  page,
  oldTab,
}) => {
  await oldTab.deploy('first');
  await openHydrated(page, CONTACT);
  const old = await buildOf(page);
  await fillInName(page);
  await oldTab.deploy('second');
  await page.locator('[id="ui:inquiry-email"]').fill('robin@castellan.example');
  await page.locator('header a[href="/products"]').first().click();
  await expectNew(page, old, '/products');
  await openHydrated(page, CONTACT);
  await expect(page.locator('[id="ui:inquiry-name"]')).toHaveValue('Robin');
  await page.locator('[id="ui:inquiry-message"]').fill('Two feeders.');
  await page.getByRole('main').locator('form.form [type="submit"]').click();
  await expect(page.locator('.arrived')).toBeVisible();
  expect(await oldTab.endpoint.listTaken()).toMatchObject([
    { form: 'inquiry', message: 'Two feeders.' },
  ]);
});

test('an inquiry that was begun before is sent by the old page', async ({ page, oldTab }) => {
  await oldTab.deploy('first');
  await openHydrated(page, CONTACT);
  await fillInName(page);
  await oldTab.deploy('second');
  await page.locator('main form.form [type="submit"]').click();
  await expect(page.locator('.summary')).toBeFocused();
  await page.locator('[id="ui:inquiry-email"]').fill('robin@castellan.example');
  await page.locator('[id="ui:inquiry-message"]').fill('One feeder.');
  await page.locator('main form.form [type="submit"]').click();
  await expect(page.locator('.arrived')).toBeVisible();
  expect(await oldTab.endpoint.listTaken()).toHaveLength(1);
});

test('a newsletter box whose script is gone lets the browser check and send', async ({
  page,
  oldTab,
}) => {
  await oldTab.openOld(page, '/privacy');
  const box = page.locator('footer input[type="email"]');
  const send = page.locator('footer form [type="submit"]');
  await box.fill('robin');
  await send.click();
  await expect(page.locator('footer input:invalid')).toBeFocused();
  expect(await oldTab.endpoint.listTaken()).toEqual([]);
  await box.fill('robin@castellan.example');
  await send.click();
  await expect(page).toHaveURL('/company/received');
  expect(await oldTab.endpoint.listTaken()).toMatchObject([{ form: 'newsletter' }]);
});

test('what was typed into it is there in the new version', async ({ page, oldTab }) => {
  await oldTab.openOld(page, '/privacy');
  const old = await buildOf(page);
  await page.locator('footer input[type="email"]').fill('robin@cas');
  await page.locator('header a[href="/products"]').first().click();
  await expectNew(page, old, '/products');
  await hydrate(page);
  await expect(page.locator('footer input[type="email"]')).toHaveValue('robin@cas');
});

test('a page that was loaded before and not yet live stays as it is', async ({ page, oldTab }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await oldTab.deploy('first');
  await page.route('**/frame.json', async (route) => {
    await oldTab.deploy('second');
    await route.continue();
  });
  const data = page.waitForResponse('**/frame.json');
  await page.goto('/products/core');
  const text = await page.locator('main').innerText();
  await page.mouse.move(9, 9);
  await data;
  const old = await buildOf(page);
  expect(await page.locator('main').innerText()).toBe(text);
  await page.locator('header a[href="/markets"]').first().click();
  await expectNew(page, old, '/markets');
  expect(errors).toEqual([]);
});

/** Fills in the first field, and waits until the form's script has stored it. */
async function fillInName(page: Page): Promise<void> {
  await page.locator('[id="ui:inquiry-name"]').fill('Robin');
  const isKept = () =>
    'ohmstead.inquiry' in sessionStorage &&
    performance.getEntriesByType('resource').some(({ name }) => name.includes('form-controller'));
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}
