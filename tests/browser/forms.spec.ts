import type { Page } from '@playwright/test';

import { SEND_TIMEOUT } from '../../src/forms/send';
import { findAccessibilityProblems } from './accessibility';
import { recordComplaints } from './complaints';
import { box, expectNothingLost, fillEnquiry, QUOTE, readKept, send, typed } from './enquiry';
import { CHROMIUM_ONLY } from './firefox/firefox';
import { expect, test } from './forms-site';
import { hydrate, openHydrated } from './hydration';

test.describe.configure({ mode: 'default' });

/** What stands below the button, and is read out when it changes. */
const statusOf = (page: Page) => page.locator('form.form > [role="status"]:last-child');
const arrivedOn = (page: Page) => page.getByRole('heading', { name: 'Message received' });

test.describe('a server that accepts', () => {
  test('is sent everything, once, and the page says so', async ({ page, server }) => {
    const complaints = await recordComplaints(page);
    await fillEnquiry(page, QUOTE);
    await page.getByLabel('Send me the monthly field report as well.').check();
    await send(page);
    await expect(arrivedOn(page)).toBeVisible();
    expect(server.deliveries).toEqual([
      {
        type: 'application/json',
        body: {
          form: 'enquiry',
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          topic: 'quote',
          subject: 'product:core',
          name: typed.Name,
          organisation: typed.Organisation,
          email: typed.Email,
          phone: typed.Phone,
          message: typed.Message,
          newsletter: 'yes',
          fax: '',
        },
        files: [],
      },
    ]);
    expect(complaints).toEqual([]);
  });

  test('leaves the focus on its thanks, with name and reference, and nothing kept', async ({
    page,
  }) => {
    await fillEnquiry(page, QUOTE);
    await send(page);
    const thanks = page.locator('.arrived');
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText('Thank you, Robin Castellan.');
    await expect(thanks).toContainText('robin@castellan.example');
    await expect(thanks).toContainText('OG-2417');
    expect(await readKept(page)).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

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
  test('has its reasons shown at the boxes, and the focus on the list of them', async ({
    page,
    server,
  }) => {
    server.mood = 'rejects';
    await fillEnquiry(page, QUOTE);
    await send(page);
    const summary = page.locator('.summary');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Our mail desk could not deliver this.');
    await expect(summary).toContainText('One field needs attention:');
    const email = box(page, 'Email');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Mail to this address comes back.');
    await expectNothingLost(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Email' }).click();
    await expect(email).toBeFocused();
  });

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
  test('costs no word, not even by a reload, and can be tried again', async ({ page, server }) => {
    server.mood = 'fails';
    await fillEnquiry(page, QUOTE);
    await send(page);
    await expect(statusOf(page)).toContainText('Not sent yet');
    await expect(statusOf(page)).toContainText('Every word is kept on this device');
    await expect(page.locator('body')).not.toContainText('stack trace');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await hydrate(page);
    await expect(page.locator('form.form .note')).toContainText('We kept what you typed');
    await expectNothingLost(page);
    await send(page);
    await expect(statusOf(page)).toContainText('Not sent yet');
    server.mood = 'accepts';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(arrivedOn(page)).toBeVisible();
    const [first, ...others] = server.deliveries.map(({ body }) => body);
    expect(others).toEqual([first, first]);
    expect(await readKept(page)).toEqual([]);
  });

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

test(
  'boxes that are not right are named, and free again as soon as they are',
  CHROMIUM_ONLY,
  async ({ page, server }) => {
    await openHydrated(page, QUOTE);
    await box(page, 'Email').fill('robin@castellan');
    await box(page, 'Message').fill('   ');
    await send(page);
    const summary = page.locator('.summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Name', 'Email', 'Message']);
    await expect(box(page, 'Email')).toHaveAccessibleDescription(/Enter an address with a domain/);
    await box(page, 'Email').fill('robin@castellan.example');
    await expect(box(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveText(['Name', 'Message']);
    expect(server.deliveries).toEqual([]);
  },
);

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
