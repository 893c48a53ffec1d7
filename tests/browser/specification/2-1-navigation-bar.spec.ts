import { expect, test } from '@playwright/test';
import { screens, UNKNOWN_PATH } from '../facts';
import { readStyles, readTargets } from '../reading';

const BAR_HEIGHT = 64;
const links = screens.slice(1);

for (const { path, name } of [...screens, { path: UNKNOWN_PATH, name: '404' }]) {
  test(`the bar of ${name} is 64 px high on wide and narrow screens`, async ({ page }) => {
    await page.goto(path);
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBe(BAR_HEIGHT);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await bar.boundingBox())?.height).toBe(BAR_HEIGHT);
  });

  test(`the bar of ${name} shows the logo and the links`, async ({ page }) => {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/');
    const main = bar.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(links.map((link) => link.name));
    expect(await readTargets(main)).toEqual(links.map((link) => link.path));
  });
}

test('the logo leads to Home', async ({ page }) => {
  await page.goto('/company');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

for (const { path, name } of links) {
  test(`on ${path} the link ${name} is highlighted, and no other`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const current = main.locator('[aria-current="page"]');
    await expect(current).toHaveText([name]);
    const [highlight] = await readStyles(current, 'color');
    const others = await readStyles(main.locator('a:not([aria-current])'), 'color');
    expect(others).toHaveLength(links.length - 1);
    expect(others).not.toContain(highlight);
  });
}

for (const path of ['/', UNKNOWN_PATH]) {
  test(`on ${path} no link is highlighted`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveCount(links.length);
    await expect(main.locator('[aria-current]')).toHaveCount(0);
  });
}
