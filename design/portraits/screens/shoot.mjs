// Renders what screens show and what is printed on fronts. usage: node shoot.mjs
// Each page says its size, as in <body data-size="640 480">.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

import { findBrowser } from '../../../engine/cli/find-browser.mjs';

const here = import.meta.dirname;
const out = join(here, '../../../.cache/portraits/tex');

await mkdir(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const file of await readdir(here)) {
  if (!file.endsWith('.html')) continue;
  await page.goto(pathToFileURL(join(here, file)).href);
  const size = await page.evaluate(() => document.body.dataset.size.split(' ').map(Number));
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(out, file.replace('.html', '.png')), omitBackground: true });
}
await browser.close();
