import { box, send, typed } from './enquiry';
import { expect, test } from './forms-site';

test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

test('the form is a plain post to the server', async ({ page, server }) => {
  await page.goto('/company/contact');
  await page.getByLabel('Topic').selectOption('Apply for a position');
  await page.getByLabel('It is about').selectOption('Technical Sales Manager');
  await page.getByLabel('Link to your CV or profile').fill('https://castellan.example/cv');
  for (const [label, words] of Object.entries(typed)) await box(page, label).fill(words);
  await send(page);
  await expect(page.locator('body')).toHaveText('Received as a plain post.');
  expect(server.deliveries).toEqual([
    {
      type: 'application/x-www-form-urlencoded',
      body: {
        form: 'enquiry',
        next: expect.stringMatching(/\/company\/received$/),
        fax: '',
        topic: 'careers',
        subject: 'job:technical-sales-manager',
        cv: 'https://castellan.example/cv',
        name: typed.Name,
        organisation: typed.Organisation,
        email: typed.Email,
        phone: typed.Phone,
        message: typed.Message.replace('\n', '\r\n'),
      },
    },
  ]);
});

test('the browser keeps an incomplete form back', async ({ page, server }) => {
  await page.goto('/company/contact');
  await send(page);
  await expect(page.locator('#enquiry-name:invalid')).toBeFocused();
  expect(server.deliveries).toEqual([]);
});

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
