import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { builtPages } from '../built-pages';
import { markets } from '../facts';

test.beforeEach(async ({ page }) => {
  await page.goto('/markets');
});

function blockOf(page: Page, name: string) {
  const block = page.getByRole('article', { name, exact: true });
  const part = (title: string) =>
    block.locator('.question', { has: page.getByRole('heading', { name: title, exact: true }) });
  return { block, part };
}

test('each market has a block', async ({ page }) => {
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(markets.map(({ name }) => name));
});

test('each block says what its market asks, gets, gains and offers', async ({ page }) => {
  for (const { slug, name, applications, benefits, stats } of markets) {
    const { block, part } = blockOf(page, name);
    await test.step(`${name}: a challenge and a solution`, async () => {
      await expect.soft(part('Challenge').locator('p')).toHaveText(/.{40}/);
      await expect.soft(part('Solution').locator('p')).toHaveText(/.{40}/);
    });

    await test.step(`${name}: its applications and its benefits`, async () => {
      await expect.soft(part('Applications').getByRole('listitem')).toHaveText(applications);
      await expect.soft(part('Benefits').getByRole('listitem')).toHaveText(benefits);
    });

    await test.step(`${name}: its market impact`, async () => {
      const figures = block.locator('.stats > div');
      const impact = Object.values(stats);
      await expect.soft(figures.locator('dd')).toHaveText(impact.map(({ value }) => value));
      await expect.soft(figures.locator('dt')).toContainText(impact.map(({ label }) => label));
    });

    await test.step(`${name}: a success story that can be read`, async () => {
      const bar = block.locator('.case-bar');
      await expect.soft(bar.getByText('Success story', { exact: true })).toBeVisible();
      const title = await bar.locator('p').textContent();
      const link = bar.getByRole('link', { name: `Read the story: ${title}` });
      await expect.soft(link).toHaveAttribute('href', /^\/(stories|insights)\/[a-z0-9-]+$/);
      expect.soft(builtPages).toContain(await link.getAttribute('href'));
    });

    await test.step(`${name}: Get Market Solutions and View Case Studies`, async () => {
      const enquire = block.getByRole('link', { name: 'Get Market Solutions' });
      await expect.soft(enquire).toHaveText('Get Market Solutions');
      const enquiry = `/company/contact?topic=market&market=${slug}`;
      await expect.soft(enquire).toHaveAttribute('href', enquiry);
      const studies = block.getByRole('link', { name: 'View Case Studies' });
      await expect.soft(studies).toHaveText('View Case Studies');
      await expect.soft(studies).toHaveAttribute('href', '/stories');
    });
  }
});

test("a closing block asks Don't See Your Industry?", async ({ page }) => {
  const closing = page.getByRole('region', { name: "Don't See Your Industry?", exact: true });
  await expect(closing.getByRole('link')).toHaveText([
    'Discuss Your Project',
    'Request Consultation',
  ]);
});
