import { pagesBelow } from '../built-pages';
import { readPairs } from '../reading';
import { expect, open, test } from '../shared-page';

const jobs = pagesBelow('/company/careers');

test('each of the four jobs has a page', () => {
  expect(jobs).toHaveLength(4);
});

for (const path of jobs) {
  test(`${path} names title, department, location and Full-time`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.{10}/);
    const facts = await readPairs(page.locator('.article-head dl'));
    expect(facts).toMatchObject({
      Department: expect.stringMatching(/\S/),
      Location: expect.stringMatching(/\S/),
      Type: 'Full-time',
    });
    await expect(page.getByRole('link', { name: /^Apply Now: / })).toHaveText('Apply Now');
  });
}

test('each leader has name, role, bio and picture', async ({ page }) => {
  await open(page, '/company');
  for (const name of ['Ines Okonkwo', 'Tomas Marek', 'Sofia Rautio', 'Dana Kessler']) {
    const heading = page.getByRole('heading', { name, exact: true });
    const profile = page.locator('.people > li', { has: heading });
    await expect(profile.locator('svg')).toBeVisible();
    await expect(profile.locator('p')).toHaveText([/.{6}/, /.{30}/]);
  }
});
