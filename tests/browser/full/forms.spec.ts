import type { Page } from '@playwright/test';

import { SEND_TIMEOUT } from '../../../src/forms/send';
import { box, expectNothingLost, fillEnquiry, QUOTE, readKept, send, typed } from '../enquiry';
import { CHROMIUM_ONLY } from '../firefox/firefox';
import { expect, test } from '../forms-site';
import { hydrate } from '../hydration';

test.describe.configure({ mode: 'default' });

/** The text below the button, announced when it changes. */
const statusOf = (page: Page) => page.locator('form.form > [role="status"]:last-child');
const arrivedOn = (page: Page) => page.getByRole('heading', { name: 'Message received' });

test.describe('a server that accepts', () => {
  test('may be sent another message, in an empty form', async ({ page, server }) => {
    await fillEnquiry(page, QUOTE);
    await send(page);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(box(page, 'Topic')).toBeFocused();
    await expect(box(page, 'Topic')).toHaveValue('quote');
    await expect(box(page, 'Message')).toHaveValue('');
    await box(page, 'Name').fill('Robin');
    await box(page, 'Email').fill('robin@castellan.example');
    await box(page, 'Message').fill('Something else.');
    await send(page);
    await expect(arrivedOn(page)).toBeVisible();
    const ids = server.deliveries.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(2);
  });
});

test.describe('a server that rejects', () => {
  test(
    'takes the same message, under the same id, once the box is mended',
    CHROMIUM_ONLY,
    async ({ page, server }) => {
      server.mood = 'rejects';
      await fillEnquiry(page, QUOTE);
      await send(page);
      await expect(page.locator('.summary')).toBeFocused();
      await page.reload();
      await hydrate(page);
      await expectNothingLost(page);
      server.mood = 'accepts';
      await box(page, 'Email').fill('castellan@harrow.example');
      await send(page);
      await expect(arrivedOn(page)).toBeVisible();
      const [first, second] = server.deliveries.map(({ body }) => body);
      expect(second).toEqual({ ...first, email: 'castellan@harrow.example' });
    },
  );
});

test.describe('a server that fails', () => {
  test(
    'can be passed by with an email of the same words',
    CHROMIUM_ONLY,
    async ({ page, server }) => {
      server.mood = 'fails';
      await fillEnquiry(page, QUOTE);
      await send(page);
      await page.getByRole('button', { name: 'Send it by email instead' }).click();
      await expect(statusOf(page)).toContainText('Ready in your email program');
      const link = page.getByRole('link', { name: 'Open the email again' });
      const email = new URL((await link.getAttribute('href')) ?? '');
      expect(email.searchParams.get('subject')).toBe('Request for a quote: Core');
      for (const words of Object.values(typed)) {
        expect(email.searchParams.get('body')).toContain(words.replace('\n', '\r\n'));
      }
      await expectNothingLost(page);
      await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    },
  );
});

test('a server that hangs is given up, and costs no word', async ({ page, server }) => {
  server.mood = 'hangs';
  await fillEnquiry(page, QUOTE);
  await page.clock.install();
  await send(page);
  await expect(statusOf(page)).toHaveText('Sending');
  await expect(box(page, 'Message')).toHaveAttribute('readonly');
  await expect.poll(() => server.deliveries).toHaveLength(1);
  await page.clock.runFor(SEND_TIMEOUT);
  await expect(statusOf(page)).toContainText('did not answer within 15 seconds');
  await expectNothingLost(page);
  expect(server.deliveries).toHaveLength(1);
  expect((await readKept(page)).join()).toContain('One of them is lost at high water.');
});

test('a device that is offline costs no word', async ({ page, context, server }) => {
  await fillEnquiry(page, QUOTE);
  await expect.poll(() => readKept(page)).toHaveLength(1);
  await context.setOffline(true);
  await send(page);
  await expect(statusOf(page)).toContainText('You seem to be offline.');
  await expectNothingLost(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
});

test('the trap of robots is out of reach of people, and is passed on', async ({ page, server }) => {
  await fillEnquiry(page, QUOTE);
  const trap = page.locator('#enquiry-fax');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this box empty' })).toHaveCount(0);
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'robot';
  });
  await send(page);
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries[0]?.body.fax).toBe('robot');
});
