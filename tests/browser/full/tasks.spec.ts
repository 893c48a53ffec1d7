import { expect, test } from '@playwright/test';
import { markets, openJobs, products, stories } from '../../site/facts.ts';
import { countSteps, expectFew, openByMenu, PHONE } from '../count-steps.ts';
import { openHydrated } from '../hydration.ts';

test.use({ viewport: PHONE });

const [product] = products;
const PRODUCT = `/products/${product?.slug}`;

test('a phone is few taps and screens away from the first rating of a product', async ({
  page,
}) => {
  const { steps, tap, reach } = countSteps();
  await openByMenu(page, tap, PRODUCT);
  await reach(page.locator('main .feature-1').last());
  await tap(page.locator('.section-list a[href="#fits"]'));
  await expect(page.locator('main .nameplate td').first()).toBeInViewport();
  expectFew(steps);
});

test('a phone is few taps and screens away from price, lead time and warranty', async ({
  page,
}) => {
  const { steps, tap } = countSteps();
  await openByMenu(page, tap, PRODUCT);
  await tap(page.locator('main .product-head a[href$="#facts"]'));
  const facts = page.locator('.fact-row dd.name');
  for (const fact of (await facts.all()).slice(0, 3)) await expect(fact).toBeInViewport();
  expectFew(steps);
});

test('a phone is few taps and screens away from the photometric file of a luminaire', async ({
  page,
}) => {
  const { steps, tap, reach } = countSteps();
  await openByMenu(page, tap, '/support/downloads');
  await reach(page.locator('main a[href$=".ies"]').first());
  expectFew({ ...steps, taps: steps.taps + 1 });
});

test('a phone is few taps and screens away from the form of an application, which names the position', async ({
  page,
}) => {
  const { steps, tap, reach } = countSteps();
  const job = openJobs.at(-1);
  await openByMenu(page, tap, '/company');
  await tap(page.locator('main a[href="/company/careers"]').first());
  await expect(page).toHaveURL('/company/careers');
  // The list of the page before has gone.
  await expect(page.locator('main h1')).toBeFocused();
  await tap(page.locator(`main a[href*="/company/contact?"][href*="${job?.slug}"]`).first());
  await expect(page.locator('main h1')).toContainText(job?.title ?? '');
  await reach(page.locator('main form button[type="submit"]'));
  expectFew({ ...steps, taps: steps.taps + 1 });
});

for (const story of stories)
  test(`a phone is few taps and screens away from the story of a market: ${story.market}`, async ({
    page,
  }) => {
    const { steps, tap } = countSteps();
    const market = markets.find(({ slug }) => slug === story.market);
    await openByMenu(page, tap, '/markets');
    await tap(page.locator(`main .page-head a[href="/markets/${market?.slug}"]`));
    await tap(page.locator('main .opening__words a[href^="/stories"]'));
    // It is what the visitor sees first, however many stories there are.
    const card = page.locator(`[id="${market?.slug}"]`);
    await expect(card).toBeInViewport();
    const link = card.locator('a').first();
    await expect(link).toHaveAttribute('href', /^\/stories\//);
    await link.click();
    await expect(page.locator('main h1')).toHaveText(story.title);
    expectFew({ ...steps, taps: steps.taps + 1 });
  });

test('a phone is few taps away from the product that is best for words no page has all of', async ({
  page,
}) => {
  const { steps, tap } = countSteps();
  const sought = products.at(-2);
  await openHydrated(page, '/');
  await tap(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  await dialog.getByRole('combobox').fill(`${sought?.category} harmonics zqxunknown`);
  const hit = dialog.locator(`a[href^="/products/${sought?.slug}"]`).first();
  await tap(hit);
  await expect(page.locator('main h1')).toContainText(sought?.name ?? '');
  expectFew(steps);
});
