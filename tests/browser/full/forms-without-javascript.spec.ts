import { expect, test } from '../forms-site.ts';
import { typed } from '../inquiry.ts';

test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

test('the newsletter box is a plain post too', async ({ page, server }) => {
  await page.goto('/products');
  await page.getByLabel('Email address').fill('robin@castellan.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('body')).toHaveText('Received as a plain post.');
  expect(server.deliveries[0]?.body).toMatchObject({
    form: 'newsletter',
    email: 'robin@castellan.example',
  });
});

test('a one-line is sent as the answers that its address holds', async ({ page, server }) => {
  await page.goto('/products/build');
  await expect(page.getByText(/^Without scripts the drawing stays/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeHidden();
  await page.getByRole('radio', { name: '480 V' }).check({ force: true });
  await page.getByLabel('Name').fill(typed.Name);
  await page.locator('main').getByLabel('Email', { exact: true }).fill(typed.Email);
  await page.getByLabel('What we should know').fill('It floods.');
  await page.getByRole('button', { name: 'Send this drawing' }).click();
  await expect(page.locator('body')).toHaveText('Received as a plain post.');
  expect(server.deliveries[0]?.body).toMatchObject({
    form: 'inquiry',
    topic: 'engineering',
    drawing: expect.stringMatching(/\/products\/build$/),
    kv: '480 V',
    n: '6',
    message: 'It floods.',
  });
});
