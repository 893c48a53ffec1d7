import { expect, test } from '@playwright/test';
import { products } from '../facts';

test.beforeEach(async ({ page }) => {
  await page.goto('/products');
});

test('the page has a header', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.page-head .lead')).toHaveText(/.{40}/);
});

test('each product has a block', async ({ page }) => {
  const headings = page.locator('.product-block').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(products.map(({ name }) => name));
});

test('the blocks alternate between left and right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sidesOf = (part: string) =>
    page
      .locator(part)
      .evaluateAll((all) =>
        all.map((one) => (one.getBoundingClientRect().left < 720 ? 'left' : 'right')),
      );
  const sides = products.map((_, index) => (index % 2 === 0 ? 'left' : 'right'));
  const others = products.map((_, index) => (index % 2 === 0 ? 'right' : 'left'));
  expect(await sidesOf('.product-block__equipment')).toEqual(sides);
  expect(await sidesOf('.product-block__text')).toEqual(others);
});

test('each block says what its product is, can do, is rated for and offers', async ({ page }) => {
  for (const { slug, name, category, features, specifications } of products) {
    const block = page.getByRole('region', { name, exact: true });
    await test.step(`${name}: its category, and a sentence`, async () => {
      await expect.soft(block.getByText(category)).toBeVisible();
      await expect.soft(block.locator('.lead')).toHaveText(/.{40}/);
    });

    await test.step(`${name}: its key features`, async () => {
      await expect.soft(block.getByRole('listitem')).toHaveText(features);
    });

    await test.step(`${name}: its specification table`, async () => {
      const [labels, values] = (['label', 'value'] as const).map((part) =>
        specifications.map((row) => row[part]),
      );
      await expect.soft(block.getByRole('rowheader')).toHaveText(labels ?? []);
      await expect.soft(block.getByRole('cell')).toHaveText(values ?? []);
    });

    await test.step(`${name}: Request Quote and View Datasheet`, async () => {
      const quote = block.getByRole('link', { name: 'Request Quote' });
      await expect.soft(quote).toHaveText('Request Quote');
      const enquiry = `/company/contact?topic=quote&product=${slug}`;
      await expect.soft(quote).toHaveAttribute('href', enquiry);
      const datasheet = block.getByRole('link', { name: 'View Datasheet' });
      await expect.soft(datasheet).toHaveText('View Datasheet');
      await expect.soft(datasheet).toHaveAttribute('href', `/products/${slug}/datasheet`);
    });
  }
});

test('a closing block offers Contact Engineering Team and Schedule Demo', async ({ page }) => {
  await expect(page.locator('.closing').getByRole('link')).toHaveText([
    'Contact Engineering Team',
    'Schedule Demo',
  ]);
});
