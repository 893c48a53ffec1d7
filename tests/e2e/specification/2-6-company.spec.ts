import { readPairs } from '../reading';
import { expect, open, test } from '../shared-page';

test.beforeEach(async ({ page }) => {
  await open(page, '/company');
});

test('there are four stats', async ({ page }) => {
  const stats = await readPairs(page.locator('.figures'));
  expect(Object.keys(stats)).toHaveLength(4);
  expect(['15+', '1000+', '50+', '99.9%', '150+']).toEqual(
    expect.arrayContaining(Object.values(stats)),
  );
});

test('there is a mission', async ({ page }) => {
  const mission = page.getByRole('region', { name: 'Our mission', exact: true });
  await expect(mission.locator('p')).toHaveText(/.{40}/);
});

test('there are four core values', async ({ page }) => {
  const values = page.getByRole('region', { name: 'Core values', exact: true });
  const cards = values.getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(cards.locator('p')).toHaveText(Array(4).fill(/.{20}/));
});

test('the timeline has six milestones from 2009 to 2024', async ({ page }) => {
  const milestones = page.locator('.load-curve').getByRole('listitem');
  const years = await milestones.locator('time').allTextContents();
  expect(years).toHaveLength(6);
  expect(years).toEqual(years.toSorted());
  expect(years[0]).toBe('2009');
  expect(years.at(-1)).toBe('2024');
  await expect(milestones.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(milestones.locator('p')).toHaveText(Array(6).fill(/.{20}/));
});

test('there are four leadership profiles', async ({ page }) => {
  const people = page
    .getByRole('region', { name: 'Leadership', exact: true })
    .getByRole('listitem');
  await expect(people).toHaveCount(4);
  for (const person of await people.all()) {
    await expect(person.getByRole('heading', { level: 3 })).toHaveText(/\w+ \w+/);
    await expect(person.locator('svg, img')).toHaveCount(1);
    await expect(person.locator('p')).toHaveText([/\S{2}/, /.{30}/]);
  }
});

test('there are four full-time job openings, each with Apply Now', async ({ page }) => {
  const jobs = page.locator('.jobs').getByRole('listitem');
  await expect(jobs).toHaveCount(4);
  await expect(jobs).toContainText(Array(4).fill('Full-time'));
  for (const job of await jobs.all()) {
    const title = await job.getByRole('heading').textContent();
    const apply = job.getByRole('link', { name: `Apply Now: ${title}`, exact: true });
    await expect(apply).toHaveText('Apply Now');
    await expect(apply).toHaveAttribute('href', /^\/company\/contact\?topic=careers&job=[a-z-]+$/);
  }
});

test('a partner block offers Get in Touch and Schedule Meeting', async ({ page }) => {
  const closing = page.getByRole('region', { name: /Partner/ });
  await expect(closing.getByRole('link')).toHaveText(['Get in Touch', 'Schedule Meeting']);
});
