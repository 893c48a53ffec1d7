import { box, ONE_LINE, PHOTO, send, typed } from './enquiry';
import { expect, test } from './forms-site';

test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

test('the form is a plain post to the server', async ({ page, server }) => {
  await page.goto('/company/contact');
  await page.getByLabel('Topic').selectOption('Apply for a position');
  await page.getByLabel('It is about').selectOption('Technical Sales Manager');
  await page.getByLabel('Link to your CV or profile').fill('https://castellan.example/cv');
  for (const [label, words] of Object.entries(typed)) await box(page, label).fill(words);
  await box(page, 'Drawings and photos').setInputFiles([ONE_LINE, PHOTO]);
  await send(page);
  await expect(page.locator('body')).toHaveText('Received as a plain post.');
  expect(server.deliveries).toEqual([
    {
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
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
      files: [ONE_LINE, PHOTO].map(({ name, buffer }) => ({ name, size: buffer.length })),
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

test('a one-line is sent as the answers that its address holds', async ({ page, server }) => {
  await page.goto('/products/build');
  await page.getByRole('radio', { name: '480 V' }).check({ force: true });
  await page.getByLabel('Name').fill(typed.Name);
  await page.locator('main').getByLabel('Email', { exact: true }).fill(typed.Email);
  await page.getByLabel('What we should know').fill('It floods.');
  await page.getByRole('button', { name: 'Send this drawing' }).click();
  await expect(page.locator('body')).toHaveText('Received as a plain post.');
  expect(server.deliveries[0]?.body).toMatchObject({
    form: 'enquiry',
    topic: 'engineering',
    drawing: expect.stringMatching(/\/products\/build$/),
    kv: '480 V',
    n: '6',
    message: 'It floods.',
  });
});
