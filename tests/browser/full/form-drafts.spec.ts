import { box, expectNothingLost, fillEnquiry, QUOTE, readKept, typed } from '../enquiry';
import { expect, test } from '../forms-site';
import { hydrate, openHydrated, openSettled } from '../hydration';

test.describe.configure({ mode: 'default' });

test('words survive a reload, with topic and subject, and the page says so', async ({ page }) => {
  await fillEnquiry(page, QUOTE);
  await box(page, 'Topic').selectOption('Schedule a demo');
  await box(page, 'It is about').selectOption('Ports & Marine');
  await expect.poll(async () => (await readKept(page)).join()).toContain('market:ports');
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('We kept what you typed last time')).toBeVisible();
  await expectNothingLost(page);
  await expect(box(page, 'Topic')).toHaveValue('demo');
  await expect(box(page, 'It is about')).toHaveValue('market:ports');
});

test('words survive a walk through the site and the way back', async ({ page }) => {
  await fillEnquiry(page, QUOTE);
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page).toHaveURL(QUOTE);
  await expectNothingLost(page);
  await page.goto('/insights');
  await page.goBack();
  await hydrate(page);
  await expectNothingLost(page);
});

test('words typed before scripts have started are kept too', async ({ page }) => {
  await page.goto(QUOTE);
  await page.locator('#enquiry-message').evaluate((element: HTMLTextAreaElement, words) => {
    element.value = words;
  }, typed.Message);
  await hydrate(page);
  await expect.poll(async () => (await readKept(page)).join()).toContain('lost at high water');
  await expect(box(page, 'Message')).toHaveValue(typed.Message);
});

test('another link brings its own topic and subject; the words stay', async ({ page }) => {
  await fillEnquiry(page, QUOTE);
  await expect.poll(() => readKept(page)).toHaveLength(1);
  await openHydrated(page, '/company/contact?topic=careers&job=technical-sales-manager');
  await expectNothingLost(page);
  await expect(box(page, 'Topic')).toHaveValue('careers');
  await expect(box(page, 'It is about')).toHaveValue('job:technical-sales-manager');
});

test('Discard empties the form and the device', async ({ page }) => {
  await fillEnquiry(page, QUOTE);
  await expect.poll(() => readKept(page)).toHaveLength(1);
  await page.reload();
  await hydrate(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('Discarded. Nothing is kept any more.')).toBeVisible();
  for (const label of Object.keys(typed)) await expect(box(page, label)).toHaveValue('');
  await expect(box(page, 'Topic')).toHaveValue('quote');
  await expect(box(page, 'Topic')).toBeFocused();
  expect(await readKept(page)).toEqual([]);
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

test('what keeps words is loaded with the page that asks for them, and elsewhere at first touch', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const isLoaded = () => scripts.some((path) => path.includes('form-controller'));
  await openSettled(page, '/company');
  expect(isLoaded()).toBe(false);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await expect.poll(isLoaded).toBe(true);
  scripts.length = 0;
  await openHydrated(page, QUOTE);
  await expect.poll(isLoaded).toBe(true);
  expect(scripts.filter((path) => path.includes('toaster'))).toEqual([]);
});
