import type { Page } from '@playwright/test';

import { findAccessibilityProblems } from './accessibility.ts';
import { recordConsoleMessages } from './console-messages.ts';
import { CHROMIUM_ONLY } from './firefox/firefox.ts';
import { expect, test } from './forms-site.ts';
import { hydrate, openHydrated } from './hydration.ts';
import {
  ARCHIVE,
  box,
  expectNothingLost,
  fillInquiry,
  ONE_LINE,
  PHOTO,
  QUOTE,
  readKept,
  send,
  typed,
} from './inquiry.ts';

// In one worker, since each worker that opens the forms site builds it.
test.describe.configure({ mode: 'default' });

/** The text below the button, announced when it changes. */
const statusOf = (page: Page) => page.locator('form.form > [role="status"]:last-child');
const arrivedOn = (page: Page) => page.getByRole('heading', { name: 'Message received' });

test.describe('a server that accepts', () => {
  test('is sent everything, once, and the page says so, with the focus on its thanks', async ({
    page,
    server,
  }) => {
    const consoleMessages = await recordConsoleMessages(page);
    await fillInquiry(page, QUOTE);
    await page.getByLabel('Send me the monthly field report as well.').check();
    await send(page);
    await expect(arrivedOn(page)).toBeVisible();
    expect(server.deliveries).toEqual([
      {
        type: 'application/json',
        body: {
          form: 'inquiry',
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          topic: 'quote',
          subject: 'product:core',
          name: typed.Name,
          organization: typed.Organization,
          email: typed.Email,
          phone: typed.Phone,
          message: typed.Message,
          newsletter: 'yes',
          page: '/company/contact',
          fax: '',
        },
        files: [],
      },
    ]);
    const thanks = page.locator('.arrived');
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText(`Thank you, ${typed.Name}.`);
    await expect(thanks).toContainText(typed.Email);
    await expect(thanks).toContainText('OG-2417');
    await expect.poll(() => readKept(page)).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
});

test.describe('a server that rejects', () => {
  test('has its reasons shown at the boxes, and the focus on the list of them', async ({
    page,
    server,
  }) => {
    server.mood = 'rejects';
    await fillInquiry(page, QUOTE);
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
});

test.describe('a server that fails', () => {
  test('costs no word, not even by a reload, and can be tried again', async ({ page, server }) => {
    server.mood = 'fails';
    await fillInquiry(page, QUOTE);
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
    await expect.poll(() => readKept(page)).toEqual([]);
  });
});

test('sends files with the message, and names one that it cannot send before', async ({
  page,
  server,
}) => {
  await fillInquiry(page, QUOTE);
  const files = page.locator('[type="file"]');
  await files.setInputFiles([ONE_LINE, ARCHIVE, PHOTO]);
  const listed = page.getByRole('list', { name: 'Drawings and photos' }).getByRole('listitem');
  await expect(listed).toHaveText([/ 1 kB/, /week-42\.zip is of a kind/, / 1\.2 MB/]);
  await send(page);
  await expect(page.locator('.summary a')).toHaveText('Drawings and photos');
  await expect(files).toHaveAttribute('aria-invalid', 'true');
  expect(server.deliveries).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: `Remove ${ARCHIVE.name}` }).click();
  await expect(listed).toHaveCount(2);
  await expect(files).toBeFocused();
  await expect(page.locator('.summary')).toHaveCount(0);
  expect((await readKept(page)).join()).not.toContain(ONE_LINE.name);
  await send(page);
  await expect(arrivedOn(page)).toBeVisible();
  expect(server.deliveries).toHaveLength(1);
  expect(server.deliveries[0]).toMatchObject({
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    body: {
      form: 'inquiry',
      id: expect.stringMatching(/^[\da-f]{24}$/),
      message: typed.Message.replace('\n', '\r\n'),
    },
    files: [ONE_LINE, PHOTO].map(({ name, buffer }) => ({ name, size: buffer.length })),
  });
  await page.locator('.arrived button').click();
  await expect(listed).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a plain post to the server', CHROMIUM_ONLY, async ({ page, server }) => {
    await page.goto('/company/contact');
    await page.getByLabel('Topic').selectOption('Apply for a position');
    await page.getByLabel('It is about').selectOption('Technical Sales Manager');
    await page.getByLabel('Link to your CV or profile').fill('https://castellan.example/cv');
    for (const [label, value] of Object.entries(typed)) await box(page, label).fill(value);
    await box(page, 'Drawings and photos').setInputFiles([ONE_LINE, PHOTO]);
    await send(page);
    await expect(page.locator('body')).toHaveText('Received as a plain post.');
    expect(server.deliveries).toEqual([
      {
        type: expect.stringMatching(/^multipart\/form-data; boundary=/),
        body: {
          form: 'inquiry',
          next: expect.stringMatching(/\/company\/received$/),
          fax: '',
          topic: 'careers',
          subject: 'job:technical-sales-manager',
          cv: 'https://castellan.example/cv',
          name: typed.Name,
          organization: typed.Organization,
          email: typed.Email,
          phone: typed.Phone,
          message: typed.Message.replace('\n', '\r\n'),
        },
        files: [ONE_LINE, PHOTO].map(({ name, buffer }) => ({ name, size: buffer.length })),
      },
    ]);
  });
});

test(
  'the newsletter box subscribes, says so in a toast, and keeps no draft',
  CHROMIUM_ONLY,
  async ({ page, server }) => {
    await openHydrated(page, '/products');
    const footer = page.getByRole('contentinfo');
    const subscribe = async () => {
      await footer.getByRole('textbox').fill(typed.Email);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
    };
    server.mood = 'fails';
    await subscribe();
    await expect(footer.locator('.note--bad')).toBeVisible();
    await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
    server.mood = 'accepts';
    await subscribe();
    await expect(page.locator('.toast')).toContainText(typed.Email);
    await expect(footer.getByRole('textbox')).toHaveValue('');
    await expect.poll(() => readKept(page)).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  },
);
