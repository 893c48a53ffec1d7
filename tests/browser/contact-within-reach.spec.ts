import { expect, test } from '@playwright/test';

import { markets, PHONE, products, site, stories } from './facts';
import { openHydrated } from './hydration';

const pages = [
  ...products.map(({ slug }) => ({ path: `/products/${slug}`, about: `product=${slug}` })),
  ...markets.map(({ slug }) => ({ path: `/markets/${slug}`, about: `market=${slug}` })),
  ...stories.map(({ slug, market }) => ({ path: `/stories/${slug}`, about: `market=${market}` })),
];

test('a product, market or story ends with an invitation that knows its topic and what it is about', async ({
  page,
}) => {
  for (const { path, about } of pages) {
    await page.goto(path);
    const band = page.locator('.section--copper');
    const enquiry = new RegExp(`^/company/contact\\?topic=[a-z]+&${about}$`);
    await expect(band.getByRole('link').first()).toHaveAttribute('href', enquiry);
    await expect(band.getByRole('link', { name: PHONE })).toHaveAttribute('href', /^tel:\+\d+$/);
    const plate = page.locator('.ask');
    await expect(plate.getByRole('link', { name: PHONE })).toBeVisible();
    await expect(plate.getByRole('link').last()).toHaveAttribute('href', enquiry);
  }
});

test('an article ends with an invitation that knows the product it is about', async ({ page }) => {
  await page.goto('/insights/reading-a-capacitor-step');
  const link = page.locator('.section--copper').getByRole('link').first();
  await expect(link).toHaveAttribute(
    'href',
    '/company/contact?topic=engineering&product=powersync',
  );
});

test('the invitation of a product leads to a form that has chosen it', async ({ page }) => {
  await openHydrated(page, '/products/switch');
  await page.locator('.section--copper').getByRole('link').first().click();
  await expect(page.getByLabel('Topic')).toHaveValue('quote');
  await expect(page.getByLabel('It is about')).toHaveValue('product:switch');
});

test('the bar has the way to contact at any width, and nothing in it is pushed out', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const action = page
      .getByRole('banner')
      .getByRole('link', { name: site.menuAction?.label ?? '' });
    await expect(action).toBeInViewport({ ratio: 1 });
    const boxes = await page
      .locator('.nav .wrap > :visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
    }
  }
});

test('each office says its hours on its own clock and in UTC', async ({ page }) => {
  await page.goto('/company/contact');
  const offices = page.getByRole('region', { name: 'Offices' }).getByRole('table');
  expect(await offices.count()).toBeGreaterThan(0);
  for (const office of await offices.all()) {
    await expect(office).toContainText(/\d\d:\d\d–\d\d:\d\d/);
    await expect(office).toContainText(/UTC\s[+−]\d/);
  }
});

test('a list to choose from shows that it opens', async ({ page }) => {
  await page.goto('/company/contact');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => getComputedStyle(box).backgroundImage);
  expect(await look('select.input')).toContain('conic-gradient');
  expect(await look('input.input')).toBe('none');
});
