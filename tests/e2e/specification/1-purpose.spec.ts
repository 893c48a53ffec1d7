import { expect, open, test } from '../shared-page';

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('the hero has the headline', async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Smart Grid Solutions Engineered to Withstand');
});

test('the hero says what the company offers', async ({ page }) => {
  await expect(page.locator('.hero .lead')).toHaveText(
    /industrial-grade power automation and smart grid technologies for critical infrastructure worldwide/i,
  );
});

test('the hero shows three feature highlights', async ({ page }) => {
  await expect(page.locator('.highlights').getByRole('listitem')).toHaveText([
    'Smart Grid Advanced automation',
    'Industrial Grade Built to last',
    'IoT Ready Future-proof tech',
  ]);
});

test('the grid graphic shows its status', async ({ page }) => {
  await expect(page.locator('.hero').getByText('Grid Operational')).toBeVisible();
  await expect(page.locator('.hero').getByText('99.9% Uptime')).toBeVisible();
});

const actions = [
  { label: 'Discover Now', to: '/products' },
  { label: 'View Case Studies', to: '/insights/category/case-studies' },
  { label: 'Get in Touch', to: '/company/contact?topic=contact' },
];

for (const { label, to } of actions) {
  test(`the hero offers "${label}", which leads to ${to}`, async ({ page }) => {
    await page.locator('.hero').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).not.toHaveAttribute('data-kind', 'not-found');
  });
}
