import { expect, test } from '../forms-site';
import { hydrate, openHydrated } from '../hydration';
import { box, expectNothingLost, fillInquiry, QUOTE, readKept, typed } from '../inquiry';

test.describe.configure({ mode: 'default' });

test('words typed before scripts have started are kept too', async ({ page }) => {
  await page.goto(QUOTE);
  await page
    .locator('[id="ui:inquiry-message"]')
    .evaluate((element: HTMLTextAreaElement, words) => {
      element.value = words;
    }, typed.Message);
  await hydrate(page);
  await expect.poll(async () => (await readKept(page)).join()).toContain('lost at high water');
  await expect(box(page, 'Message')).toHaveValue(typed.Message);
});

test('another link brings its own topic and subject; the words stay', async ({ page }) => {
  await fillInquiry(page, QUOTE);
  await expect.poll(() => readKept(page)).toHaveLength(1);
  await openHydrated(page, '/company/contact?topic=careers&job=technical-sales-manager');
  await expectNothingLost(page);
  await expect(box(page, 'Topic')).toHaveValue('careers');
  await expect(box(page, 'It is about')).toHaveValue('job:technical-sales-manager');
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
