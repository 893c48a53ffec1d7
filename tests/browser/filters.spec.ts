import { expect, type Page, test } from '@playwright/test';

/** The choices of a filter besides the first, which shows all. */
async function listChoices(page: Page, name: string) {
  const [, ...others] = await page.locator(`main input[name="${name}"]`).all();
  expect(others.length).toBeGreaterThan(1);
  return others;
}

/** Expects those rows alone whose attribute has a value as wanted. */
async function expectRows(page: Page, attribute: string, isWanted: (value: string) => boolean) {
  const rows = page.locator(`main tr[${attribute}]`);
  const read = (isAll: boolean) =>
    rows.evaluateAll(
      (list, [name, all]) =>
        list.flatMap((row) => (all || row.checkVisibility() ? (row.getAttribute(name) ?? '') : [])),
      [attribute, isAll] as const,
    );
  const all = await read(true);
  expect(all.length).toBeGreaterThan(1);
  await expect.poll(() => read(false)).toEqual(all.filter(isWanted));
}

// The stylesheet filters, with a rule for each choice, so scripts are not needed.
test.use({ javaScriptEnabled: false });

test('a voltage leaves the units that are made for it', async ({ page }) => {
  await page.goto('/products/selection');
  for (const choice of await listChoices(page, 'kv')) {
    await choice.check({ force: true });
    const voltage = await choice.inputValue();
    await expectRows(page, 'data-kv', (systems) => systems.split(' ').includes(voltage));
  }
});

test('a fault level leaves the units that interrupt it, or says that none does', async ({
  page,
}) => {
  await page.goto('/products/selection');
  for (const choice of await listChoices(page, 'ka')) {
    await choice.check({ force: true });
    const level = Number(await choice.inputValue());
    if (Number.isNaN(level)) await expect(page.getByRole('note')).toBeVisible();
    else await expectRows(page, 'data-ka', (fault) => Number(fault) >= level);
  }
});

test('a neutral shows the working space that follows from it', async ({ page }) => {
  await page.goto('/products/selection');
  const shown = page.locator('.selection__space:visible');
  for (const kind of ['other', 'grounded']) {
    await page.locator(`main input[value="${kind}"]`).check({ force: true });
    await expect(shown).not.toHaveCount(0);
    await expect(shown.and(page.locator(`:not(.selection__space--${kind})`))).toHaveCount(0);
  }
});

test('a state leaves the claims that are in it', async ({ page }) => {
  await page.goto('/support/register');
  for (const choice of await listChoices(page, 'state')) {
    await choice.check({ force: true });
    const chosen = await choice.inputValue();
    await expectRows(page, 'data-state', (state) => state === chosen);
  }
});

test('a purpose lets the files for anything else step back', async ({ page }) => {
  await page.goto('/support/downloads');
  for (const choice of await listChoices(page, 'for')) {
    await choice.check({ force: true });
    const purpose = await choice.inputValue();
    const isWrong = () =>
      page.locator('main [data-for]').evaluateAll(
        (list, chosen) =>
          list.filter((cell) => {
            const isFor = cell.getAttribute('data-for')?.split(' ').includes(chosen);
            return isFor !== (getComputedStyle(cell).opacity === '1');
          }).length,
        purpose,
      );
    await expect.poll(isWrong, purpose).toBe(0);
  }
});

test('nothing steps back for those who asked for contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/support/downloads');
  for (const choice of await listChoices(page, 'for')) {
    await choice.check({ force: true });
    const dimmed = () =>
      page
        .locator('main [data-for]')
        .evaluateAll(
          (cells) => cells.filter((one) => getComputedStyle(one).opacity !== '1').length,
        );
    await expect.poll(dimmed).toBe(0);
  }
});
