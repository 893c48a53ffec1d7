import { markets } from '../facts';
import { readPairs } from '../reading';
import { expect, open, test } from '../shared-page';

test('the displayed marketing figures are those of the company', async ({ page }) => {
  await open(page, '/');
  expect(await readPairs(page.locator('.figures'))).toMatchObject({
    'Years of experience': '15+',
    'Projects delivered': '1000+',
    'Countries served': '50+',
    'Uptime guarantee': '99.9%',
  });
  await open(page, '/company');
  expect(await readPairs(page.locator('.figures'))).toMatchObject({ Engineers: '150+' });
});

for (const { slug, name, projects, coverage } of markets) {
  test(`${name}: ${projects} projects in ${coverage}`, async ({ page }) => {
    await open(page, `/markets/${slug}`);
    const [value, place = ''] = coverage.split(' ');
    const stats = await readPairs(page.locator('.stats'));
    expect(stats).toMatchObject({ projects, [place]: value });
  });
}

const ratings = [
  { product: 'core', label: 'Accuracy class', value: '0.2S' },
  { product: 'powersync', label: 'Power range', value: '50 kVAr to 5000 kVAr' },
  { product: 'powersync', label: 'Steps', value: 'Up to 16' },
  { product: 'powersync', label: 'Response', value: 'Under 2 seconds' },
  { product: 'switch', label: 'Rated voltage', value: '1kV to 38kV' },
  { product: 'switch', label: 'Rated current', value: 'Up to 4000A' },
];

for (const { product, label, value } of ratings) {
  test(`${product} has the rating ${label}: ${value}`, async ({ page }) => {
    await open(page, '/products');
    const listed = await readPairs(page.locator(`#${product}`).getByRole('table'));
    expect(listed[label]).toBe(value);
    await open(page, `/products/${product}`);
    const own = await readPairs(page.getByRole('table').first());
    expect(own[label]).toBe(value);
  });
}
