import type { Page } from '@playwright/test';
import { expect, test } from '../forms-site.ts';
import { holdRequests } from '../hold-requests.ts';
import { hydrate, openHydrated } from '../hydration.ts';
import { box, expectNothingLost, fillInquiry, QUOTE, readKept, send, typed } from '../inquiry.ts';

test.describe.configure({ mode: 'default' });

const CONTACT = '/company/contact';
const BUILD = '/products/build';
/** A page with a short form at its end. */
const HOME = '/';

const noteOf = (page: Page) => page.locator('form.form .note');
const add = (page: Page) => page.getByRole('button', { name: 'Add it to mine' });

/** Writes a message, and waits until it is kept. */
async function write(page: Page, message: string) {
  await box(page, 'Message').fill(message);
  const stored = JSON.stringify(message).slice(1, -1);
  await expect.poll(async () => (await readKept(page)).join()).toContain(stored);
}

/** Draws a one-line, and follows its link to the contact form. */
async function sendDrawing(page: Page) {
  await openHydrated(page, BUILD);
  await page.getByRole('link', { name: 'Send this drawing' }).last().click();
  await expect(page).toHaveURL(CONTACT);
  await expect(page.getByRole('textbox', { name: 'The drawing' })).toBeVisible();
}

test('keeps text and choices from before hydration, in the form and in its draft', async ({
  page,
}) => {
  await page.goto(QUOTE);
  const set = (name: string, property: 'value' | 'checked', value: unknown) =>
    page
      .locator(`form.form [name="${name}"]`)
      .evaluate((element, [key, set]) => Reflect.set(element, key, set), [
        property,
        value,
      ] as const);
  await set('message', 'value', typed.Message);
  await set('subject', 'value', 'market:ports');
  await set('newsletter', 'checked', true);
  await hydrate(page);
  await expect.poll(async () => (await readKept(page)).join()).toContain('lost at high water');
  await expect(box(page, 'Message')).toHaveValue(typed.Message);
  await expect(box(page, 'Topic')).toHaveValue('quote');
  await expect(box(page, 'It is about')).toHaveValue('market:ports');
  await expect(page.locator('[name="newsletter"]')).toBeChecked();
});

test('another link sets its own topic and subject, and keeps the draft', async ({ page }) => {
  await fillInquiry(page, QUOTE);
  await expect.poll(() => readKept(page)).toHaveLength(1);
  await openHydrated(page, `${CONTACT}?topic=careers&job=technical-sales-manager`);
  await expectNothingLost(page);
  await expect(box(page, 'Topic')).toHaveValue('careers');
  await expect(box(page, 'It is about')).toHaveValue('job:technical-sales-manager');
  await expect(page).toHaveURL(CONTACT);
  await page.reload();
  await hydrate(page);
  await expect(box(page, 'It is about')).toHaveValue('job:technical-sales-manager');
});

test('the values of a link are filled in again after a reload if nothing was typed', async ({
  page,
}) => {
  await openHydrated(page, QUOTE);
  await expect(page).toHaveURL(CONTACT);
  await page.reload();
  await hydrate(page);
  await expect(box(page, 'Topic')).toHaveValue('quote');
  await expect(box(page, 'It is about')).toHaveValue('product:core');
  await openHydrated(page, HOME);
  await expect(noteOf(page)).toHaveCount(0);
  await openHydrated(page, CONTACT);
  await expect(box(page, 'It is about')).toHaveValue('');
});

test('a drawing does not replace a message that was begun, and can be added below it', async ({
  page,
}) => {
  await openHydrated(page, CONTACT);
  await write(page, typed.Message);
  await sendDrawing(page);
  const message = box(page, 'Message');
  await expect(message).toHaveValue(typed.Message);
  await add(page).click();
  await expect(message).toHaveValue(new RegExp(`^${typed.Message}\n\n[^]*PowerSync`));
  await expect(message).toBeFocused();
  await openHydrated(page, HOME);
  await expect(page.locator('form.form [name="message"]')).toHaveValue(/PowerSync/);
});

test('a drawing that was sent does not come back', async ({ page, server }) => {
  await sendDrawing(page);
  for (const name of ['Name', 'Email'] as const) await box(page, name).fill(typed[name]);
  await send(page);
  await expect(page.locator('.arrived')).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
  await expect.poll(() => readKept(page)).toEqual([]);
  await page.locator('.arrived button').click();
  await expect(box(page, 'Message')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'The drawing' })).toHaveCount(0);
  await openHydrated(page, HOME);
  await page.locator('form.form [name="message"]').scrollIntoViewIfNeeded();
  await expect(noteOf(page)).toHaveCount(0);
  await page.goBack();
  await hydrate(page);
  await expect(box(page, 'Message')).toHaveValue('');
});

test('a message that was discarded does not come back', async ({ page }) => {
  await openHydrated(page, `${CONTACT}?message=Hello`);
  await write(page, 'Hello, and more');
  await page.reload();
  await hydrate(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(box(page, 'Message')).toHaveValue('');
  await expect.poll(() => readKept(page)).toEqual([]);
  await page.reload();
  await hydrate(page);
  await expect(box(page, 'Message')).toHaveValue('');
  await expect.poll(() => readKept(page)).toEqual([]);
});

for (const [what, stored] of [
  ['no JSON', '{bad'],
  ['of another shape', '{"values":{"name":["Robin"],"topic":{},"files":"x"},"tried":7}'],
] as const) {
  test(`a stored draft that is ${what} does not block submitting`, async ({ page, server }) => {
    await page.goto(CONTACT);
    await page.evaluate((text) => sessionStorage.setItem('ohmstead.inquiry', text), stored);
    await fillInquiry(page, CONTACT);
    await send(page);
    await expect(page.locator('.arrived')).toBeVisible();
    expect(server.deliveries).toHaveLength(1);
  });
}

test('keeps what is typed before hydration, even if the page is left at once', async ({ page }) => {
  const letScriptsCome = await holdRequests(page, /\/assets\/(?!boot).*\.js$/);
  await page.goto(HOME);
  const message = page.locator('form.form [name="message"]');
  await message.pressSequentially('In a hurry');
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  letScriptsCome();
  await openHydrated(page, CONTACT);
  await expect(box(page, 'Message')).toHaveValue('In a hurry');
  await expect(noteOf(page)).toBeVisible();
});

test('a topic shows what to write, and only an application asks for a CV', async ({ page }) => {
  await openHydrated(page, QUOTE);
  await expect(box(page, 'Topic')).toHaveValue('quote');
  await expect(box(page, 'It is about')).toHaveValue('product:core');
  await expect(box(page, 'Message')).toHaveAccessibleDescription(/Voltage, current and the date/);
  await expect(page.getByLabel('Link to your CV or profile')).toBeHidden();
  await box(page, 'Topic').selectOption('Apply for a position');
  await expect(page.getByLabel('Link to your CV or profile')).toBeVisible();
  await expect(box(page, 'Message')).toHaveAccessibleDescription(/work you are proud of/);
});
