import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { site } from '../../site/facts.ts';
import { findAccessibilityProblems } from '../accessibility.ts';
import { hydrate, openHydrated } from '../hydration.ts';
import { box, expectNothingLost, fillInquiry, QUOTE, readKept, send, typed } from '../inquiry.ts';

const EMAIL = site.contact.email;

/** The next email that the page asks the system to open. */
async function openedEmail(page: Page, act: () => Promise<void>): Promise<URL> {
  const [request] = await Promise.all([page.waitForRequest(/^mailto:/), act()]);
  return new URL(request.url());
}

test('sending opens a ready-written email, says so, and loses nothing', async ({ page }) => {
  await fillInquiry(page, QUOTE);
  // A page cannot attach files to an email.
  await expect(page.locator('[type="file"]')).toHaveCount(0);
  const email = await openedEmail(page, () => send(page));
  expect(email.pathname).toBe(EMAIL);
  expect(email.searchParams.get('subject')).toBe('Request for a quote: Core');
  expect(email.searchParams.get('body')).toBe(
    [
      'Topic: Request a quote',
      'It is about: Core',
      `Name: ${typed.Name}`,
      `Organization: ${typed.Organization}`,
      `Email: ${typed.Email}`,
      `Phone: ${typed.Phone}`,
      '',
      ...typed.Message.split('\n'),
    ].join('\r\n'),
  );
  const status = page.locator('form.form > [role="status"]:last-child');
  await expect(status).toContainText('It leaves when you press Send there.');
  await expect(page.getByText('Ready in your email program')).toHaveCount(1);
  await expectNothingLost(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.reload();
  await hydrate(page);
  await expectNothingLost(page);
});

test('the message can be copied, and discarded afterwards', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillInquiry(page, QUOTE);
  await send(page);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Copied. Paste it into an email.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('lost at high water');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(box(page, 'Message')).toHaveValue('');
  await expect.poll(() => readKept(page)).toEqual([]);
});

test('subscribing opens a ready-written email and says so', async ({ page }) => {
  await openHydrated(page, '/markets');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('robin@castellan.example');
  const email = await openedEmail(page, () =>
    footer.getByRole('button', { name: 'Subscribe' }).click(),
  );
  expect(email.searchParams.get('subject')).toBe('Subscribe me to the monthly field report');
  expect(email.searchParams.get('body')).toBe('Email address: robin@castellan.example');
  await expect(footer.getByRole('status')).toContainText('Ready in your email program');
  await expect(footer.getByRole('textbox')).toHaveValue('robin@castellan.example');
});

test('the whole form can be filled in and sent from the keyboard', async ({ page }) => {
  await openHydrated(page, '/company/contact');
  await box(page, 'Topic').focus();
  const order = ['Topic', 'It is about', 'Name', 'Organization', 'Email', 'Phone', 'Message'];
  for (const label of order) {
    await expect(box(page, label)).toBeFocused();
    await page.keyboard.type(typed[label as keyof typeof typed] ?? '');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Send me the monthly field report as well.')).toBeChecked();
  await page.keyboard.press('Tab');
  const email = await openedEmail(page, () => page.keyboard.press('Enter'));
  expect(email.searchParams.get('body')).toContain('monthly field report as well.: yes');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens an email with the message in it', async ({ page }) => {
    await page.goto(QUOTE);
    const form = page.getByRole('form', { name: 'Your inquiry' });
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${EMAIL}\\?subject=`));
    for (const [label, value] of Object.entries(typed)) await box(page, label).fill(value);
    const email = await openedEmail(page, () => send(page));
    expect(decodeURIComponent(email.search)).toContain(`email=${typed.Email}`);
  });
});
