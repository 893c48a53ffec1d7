import type { Page } from '@playwright/test';
import { markets } from '../facts';
import { expect, open, test } from '../shared-page';

test.beforeEach(async ({ page }) => {
  await open(page, '/markets');
});

function blockOf(page: Page, name: string) {
  const block = page.getByRole('article', { name, exact: true });
  const part = (title: string) =>
    block.locator('.question', { has: page.getByRole('heading', { name: title, exact: true }) });
  return { block, part };
}

test('there are four market blocks', async ({ page }) => {
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(markets.map(({ name }) => name));
});

for (const { slug, name, projects, coverage } of markets) {
  test(`${name} shows a challenge and a solution`, async ({ page }) => {
    const { part } = blockOf(page, name);
    await expect(part('Challenge').locator('p')).toHaveText(/.{40}/);
    await expect(part('Solution').locator('p')).toHaveText(/.{40}/);
  });

  test(`${name} shows six applications and six benefits`, async ({ page }) => {
    const { part } = blockOf(page, name);
    const six = Array(6).fill(/\S.{6}/);
    await expect(part('Applications').getByRole('listitem')).toHaveText(six);
    await expect(part('Benefits').getByRole('listitem')).toHaveText(six);
  });

  test(`${name} shows its market impact: ${projects} projects in ${coverage}`, async ({ page }) => {
    const figures = blockOf(page, name).block.locator('.stats > div');
    const [value = '', place = ''] = coverage.split(' ');
    await expect(figures).toHaveCount(3);
    await expect(figures.locator('dd')).toHaveText([projects, value, /\d%$/]);
    await expect(figures.locator('dt')).toHaveText(['projects', place, /\S/]);
  });

  test(`${name} shows a success story that can be read`, async ({ page }) => {
    const bar = blockOf(page, name).block.locator('.case-bar');
    await expect(bar.getByText('Success story', { exact: true })).toBeVisible();
    const title = await bar.locator('p').textContent();
    await bar.getByRole('link', { name: `Read the story: ${title}` }).click();
    await expect(page).toHaveURL(/\/(stories|insights)\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${name} offers Get Market Solutions and View Case Studies`, async ({ page }) => {
    const { block } = blockOf(page, name);
    const enquire = block.getByRole('link', { name: 'Get Market Solutions' });
    await expect(enquire).toHaveText('Get Market Solutions');
    await expect(enquire).toHaveAttribute('href', `/company/contact?topic=market&market=${slug}`);
    const studies = block.getByRole('link', { name: 'View Case Studies' });
    await expect(studies).toHaveText('View Case Studies');
    await expect(studies).toHaveAttribute('href', '/insights/category/case-studies');
  });
}

test("a closing block asks Don't See Your Industry?", async ({ page }) => {
  const closing = page.getByRole('region', { name: "Don't See Your Industry?", exact: true });
  await expect(closing.getByRole('link')).toHaveText([
    'Discuss Your Project',
    'Request Consultation',
  ]);
});
