import type { Page, Route } from '@playwright/test';

import { box, fillEnquiry, QUOTE, typed } from '../enquiry';
import { expect, test } from '../forms-site';
import { holdRequests } from '../hold';
import { hydrate, openHydrated } from '../hydration';

test.describe.configure({ mode: 'default' });

const nameBox = (page: Page) => page.locator('#enquiry-name');
const arrivedOn = (page: Page) => page.locator('.arrived');
const failureOn = (page: Page) => page.locator('main .note--bad');
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
};

async function pressSend(page: Page) {
  await page.locator('main form.form [type="submit"]').click();
}

/** Holds messages back until they are released. */
function holdMessages(page: Page, address: string): Promise<() => void> {
  return holdRequests(page, address, (request) => request.method() === 'POST');
}

/** Answers messages in place of the server, and counts them. */
async function answerWith(page: Page, address: string, answer: Parameters<Route['fulfill']>[0]) {
  const seen = { count: 0 };
  await page.route(address, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    seen.count += 1;
    return route.fulfill({ ...answer, headers: { ...CROSS_ORIGIN, ...answer?.headers } });
  });
  return seen;
}

async function goElsewhere(page: Page) {
  await page.locator('header a[href="/products"]').first().click();
  // The address changes before the page does.
  await expect(nameBox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/products');
}

test('a message on its way is not offered again to who comes back', async ({ page, server }) => {
  const letGo = await holdMessages(page, server.address);
  await fillEnquiry(page, QUOTE);
  await pressSend(page);
  await goElsewhere(page);
  await page.goBack();
  await expect(nameBox(page)).not.toHaveValue('');
  await expect(nameBox(page)).toHaveAttribute('readonly', '');
  await pressSend(page);
  letGo();
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
  await page.reload();
  await hydrate(page);
  await expect(nameBox(page)).toHaveValue('');
});

test('one that arrived meanwhile is reported to who comes back', async ({ page, server }) => {
  const letGo = await holdMessages(page, server.address);
  await fillEnquiry(page, QUOTE);
  await pressSend(page);
  await goElsewhere(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  letGo();
  await (await answer).finished();
  await page.goBack();
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
});

test('one that arrives while its page leaves is reported to who comes back', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const letProductsCome = await holdRequests(page, '**/products.json');
  await fillEnquiry(page, QUOTE);
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.locator('header a[href="/products"]').first().click();
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  letProductsCome();
  await expect(arrivedOn(page)).toHaveCount(0);
  await page.goBack();
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
});

test('a message that was reported is not reported again', async ({ page }) => {
  await page.clock.install();
  await fillEnquiry(page, QUOTE);
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  await page.clock.runFor(2000);
  await page.locator('header a[href="/products"]').first().click();
  await expect(page.locator('#enquiry-email')).toHaveCount(0);
  await page.goBack();
  await expect(nameBox(page)).toHaveValue('');
  await expect(arrivedOn(page)).toHaveCount(0);
});

test('a message has one id, also after a broken line and a reload', async ({ page, server }) => {
  const ids: string[] = [];
  await page.route(server.address, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    ids.push(route.request().postDataJSON().id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await fillEnquiry(page, QUOTE);
  await pressSend(page);
  await expect(failureOn(page)).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(nameBox(page)).not.toHaveValue('');
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('two tabs have a draft each', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const [index, tab] of tabs.entries()) {
    await openHydrated(tab, QUOTE);
    await expect(nameBox(tab)).toHaveValue('');
    await nameBox(tab).fill(`Tab ${index}`);
    await expect
      .poll(() => tab.evaluate(() => Object.values(sessionStorage).join()))
      .toContain(`Tab ${index}`);
  }
  for (const [index, tab] of tabs.entries()) {
    await tab.reload();
    await hydrate(tab);
    await expect(nameBox(tab)).toHaveValue(`Tab ${index}`);
  }
  await other.close();
});

test('a server that asks for patience gets it, and the page says how long', async ({
  page,
  server,
}) => {
  const headers = { 'Retry-After': '120' };
  const seen = await answerWith(page, server.address, { status: 429, headers });
  await fillEnquiry(page, QUOTE);
  await pressSend(page);
  await expect(failureOn(page)).toContainText('2 minutes');
  await failureOn(page).getByRole('button').first().click();
  await pressSend(page);
  await expect(failureOn(page)).toContainText('2 minutes');
  expect(seen.count).toBe(1);
});

for (const answer of [
  { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' },
  { status: 302, headers: { Location: '/thanks' } },
  { status: 303, headers: { Location: '/thanks' } },
]) {
  test(`an answer of ${answer.status} that is none costs no word`, async ({ page, server }) => {
    await answerWith(page, server.address, answer);
    await fillEnquiry(page, QUOTE);
    await pressSend(page);
    await expect(failureOn(page)).toBeVisible();
    await expect(nameBox(page)).not.toHaveValue('');
  });
}

test('an enquiry about a one-line carries the address that draws it again', async ({
  page,
  server,
}) => {
  await openHydrated(page, '/products/build?kv=480+V&n=4&solve=penalty');
  await expect(page.getByRole('radio', { name: '480 V' })).toBeChecked();
  await page.getByRole('link', { name: 'Send this drawing' }).last().click();
  await expect(page.getByRole('textbox', { name: 'The drawing' })).toBeVisible();
  await box(page, 'Name').fill(typed.Name);
  await box(page, 'Email').fill(typed.Email);
  await box(page, 'Message').fill('Please mark it up.');
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries[0]?.body).toMatchObject({
    topic: 'engineering',
    message: 'Please mark it up.',
    drawing: expect.stringMatching(/\/products\/build\?kv=480\+V&n=4&solve=penalty$/),
  });
});
