import type { Page } from '@playwright/test';
import { expect, test } from '../forms-site.ts';
import { holdRequests } from '../hold-requests.ts';
import { hydrate } from '../hydration.ts';
import { fillInquiry, QUOTE } from '../inquiry.ts';

test.describe.configure({ mode: 'default' });

const nameBox = (page: Page) => page.locator('[id="ui:inquiry-name"]');
const arrivedOn = (page: Page) => page.locator('.arrived');

async function pressSend(page: Page) {
  await page.locator('main form.form [type="submit"]').click();
}

/** Holds messages back until they are released. */
function holdMessages(page: Page, address: string): Promise<() => void> {
  return holdRequests(page, address, (request) => request.method() === 'POST');
}

async function goElsewhere(page: Page) {
  await page.locator('header a[href="/products"]').first().click();
  // The address changes before the page does.
  await expect(nameBox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/products');
}

test('does not offer a message that is still being sent as a draft', async ({ page, server }) => {
  const letGo = await holdMessages(page, server.address);
  await fillInquiry(page, QUOTE);
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

test('reports an inquiry that was sent while its visitor was on another page', async ({
  page,
  server,
}) => {
  const letGo = await holdMessages(page, server.address);
  await fillInquiry(page, QUOTE);
  await pressSend(page);
  await goElsewhere(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  letGo();
  await (await answer).finished();
  await page.goBack();
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
});

test('a message names its campaign, though its link has left the address', async ({
  page,
  server,
}) => {
  await fillInquiry(page, `${QUOTE}&utm_source=fair`);
  await expect(page).toHaveURL('/company/contact?utm_source=fair');
  await page.reload();
  await hydrate(page);
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries[0]?.body).toMatchObject({
    page: '/company/contact',
    topic: 'quote',
    utm_source: 'fair',
  });
});

test('a message that was reported is not reported again', async ({ page }) => {
  await fillInquiry(page, QUOTE);
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  await page.locator('header a[href="/products"]').first().click();
  await expect(page.locator('[id="ui:inquiry-email"]')).toHaveCount(0);
  await page.goBack();
  await expect(nameBox(page)).toHaveValue('');
  await expect(arrivedOn(page)).toHaveCount(0);
});

test('the trap of robots is out of reach of people, and is passed on', async ({ page, server }) => {
  await fillInquiry(page, QUOTE);
  const trap = page.locator('[id="ui:inquiry-fax"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this box empty' })).toHaveCount(0);
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'robot';
  });
  await pressSend(page);
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries[0]?.body.fax).toBe('robot');
});
