import { expect, test } from '@playwright/test';
import { leaders, openJobs } from '../facts';

test.beforeEach(async ({ page }) => {
  await page.goto('/company');
});

test('there is a mission', async ({ page }) => {
  const mission = page.getByRole('region', { name: 'Our mission', exact: true });
  await expect(mission.locator('p')).toHaveText(/.{40}/);
});

test('each core value has a heading and a text', async ({ page }) => {
  const values = page.getByRole('region', { name: 'Core values', exact: true });
  const cards = values.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(1);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(card.locator('p')).toHaveText(/.{20}/);
  }
});

test('the timeline has its milestones in order', async ({ page }) => {
  const milestones = page.locator('.load-curve').getByRole('listitem');
  const years = await milestones.locator('time').allTextContents();
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual(years.toSorted());
  await expect(milestones.getByRole('heading', { level: 3 })).toHaveCount(years.length);
  await expect(milestones.locator('p')).toHaveText(years.map(() => /.{20}/));
});

test('each leader has a name, a role, a bio and a picture', async ({ page }) => {
  const people = page
    .getByRole('region', { name: 'Leadership', exact: true })
    .getByRole('listitem');
  await expect(people).toHaveCount(leaders.length);
  for (const person of await people.all()) {
    await expect(person.getByRole('heading', { level: 3 })).toHaveText(/\w+ \w+/);
    await expect(person.locator('svg, img')).toHaveCount(1);
    await expect(person.locator('p')).toHaveText([/\S{2}/, /.{30}/]);
  }
});

test('each open job says its type and has Apply Now', async ({ page }) => {
  const jobs = page.locator('.jobs').getByRole('listitem');
  await expect(jobs).toHaveCount(openJobs.length);
  await expect(jobs).toContainText(openJobs.map(({ type }) => type));
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
