import { products } from '../facts';
import { expect, open, test } from '../shared-page';

test.beforeEach(async ({ page }) => {
  await open(page, '/products');
});

test('the page has a header', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.page-head .lead')).toHaveText(/.{40}/);
});

test('there are six product blocks', async ({ page }) => {
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
  const sides = ['left', 'right', 'left', 'right', 'left', 'right'];
  expect(await sidesOf('.product-block__equipment')).toEqual(sides);
  expect(await sidesOf('.product-block__text')).toEqual(sides.toReversed());
});

for (const { slug, name, category } of products) {
  test(`${name} shows what it is: ${category}, described in a sentence`, async ({ page }) => {
    const block = page.getByRole('region', { name, exact: true });
    await expect(block.getByText(category)).toBeVisible();
    await expect(block.locator('.lead')).toHaveText(/.{40}/);
  });

  test(`${name} shows six key features`, async ({ page }) => {
    const block = page.getByRole('region', { name, exact: true });
    const sentence = /\S.{6}/;
    await expect(block.getByRole('listitem')).toHaveText(Array(6).fill(sentence));
  });

  test(`${name} shows its specification table`, async ({ page }) => {
    const table = page.getByRole('region', { name, exact: true }).getByRole('table');
    const rows = await table.getByRole('row').all();
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const row of rows) {
      await expect(row.getByRole('rowheader')).toHaveText(/\S/);
      await expect(row.getByRole('cell')).toHaveText(/\S/);
    }
  });

  test(`${name} offers Request Quote and View Datasheet`, async ({ page }) => {
    const block = page.getByRole('region', { name, exact: true });
    const quote = block.getByRole('link', { name: 'Request Quote' });
    await expect(quote).toHaveText('Request Quote');
    await expect(quote).toHaveAttribute('href', `/company/contact?topic=quote&product=${slug}`);
    const datasheet = block.getByRole('link', { name: 'View Datasheet' });
    await expect(datasheet).toHaveText('View Datasheet');
    await expect(datasheet).toHaveAttribute('href', `/products/${slug}/datasheet`);
  });
}

test('a closing block offers Contact Engineering Team and Schedule Demo', async ({ page }) => {
  await expect(page.locator('.closing').getByRole('link')).toHaveText([
    'Contact Engineering Team',
    'Schedule Demo',
  ]);
});
