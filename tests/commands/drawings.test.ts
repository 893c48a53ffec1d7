import type { Browser, Page } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDrawing } from '../../engine/site/images/drawing.ts';
import { Picture } from '../../src/components/ui/picture.tsx';
import { openBrowser } from './development.ts';

/** An address that exists in this test only; each file is served under a number of its own. */
const ORIGIN = 'https://drawings.test/';
const WIDTH = 400;
/** How much the edges of shapes may differ, on average of all pixels. */
const TOLERANCE = 1;

/** A drawing with a mark near each of two corners, in a color of its own. */
const draw = (root: string, { right = 180, below = 110, color = '#c00' } = {}) => `<svg
  id="drawing" xmlns="http://www.w3.org/2000/svg" ${root}><defs><linearGradient id="fill"><stop
  stop-color="${color}"/></linearGradient></defs><rect width="${right}" height="${below}" fill="#eee"/><circle
  cx="${right - 25}" cy="${below - 25}" r="15" fill="url(#fill)"/><path d="M5 5h30v20h-30z" fill="#00c"/></svg>`;

let browser: Browser;
let page: Page;
const files: string[] = [];

beforeAll(async () => {
  ({ browser, page } = await openBrowser());
  await page.route(`${ORIGIN}**`, (route) => {
    const file = files[Number(new URL(route.request().url()).pathname.slice(1, -4))];
    return route.fulfill(
      file === undefined
        ? { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }
        : { contentType: 'image/svg+xml', body: file },
    );
  });
  await page.goto(ORIGIN);
});
afterAll(() => browser.close());

/** Shows drawings as pages do, and each file by itself, both in one width. */
async function compare(...drawings: string[]): Promise<number[]> {
  const addresses = drawings.map((svg) => `${ORIGIN}${files.push(svg) - 1}.svg`);
  const pictures = drawings.map((svg, at) =>
    renderToStaticMarkup(
      createElement(Picture, {
        picture: { alt: '', ...describeDrawing(svg, 'content/a.svg', addresses[at] ?? '') },
      }),
    ),
  );
  const style = '<style>body{margin:0}*{display:block}main>*{width:400px;height:auto}</style>';
  const own = addresses.map((src) => `<img src="${src}">`);
  await page.setContent(`${style}<main>${[...pictures, ...own].join('')}</main>`, {
    waitUntil: 'networkidle',
  });
  const shots = await Promise.all(
    (await page.locator('main > *').all()).map((one) => one.screenshot({ type: 'png' })),
  );
  const looks = await Promise.all(
    shots.map((shot) => sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  return drawings.map((_, at) => {
    const [shown, file] = [looks[at], looks[at + drawings.length]];
    if (!shown || !file) return Number.NaN;
    expect(shown.info.width).toBe(WIDTH);
    expect(Math.abs(shown.info.height - file.info.height)).toBeLessThanOrEqual(1);
    const count = Math.min(shown.data.length, file.data.length);
    let sum = 0;
    for (let index = 0; index < count; index += 1)
      sum += Math.abs((shown.data[index] ?? 0) - (file.data[index] ?? 0));
    return sum / count;
  });
}

describe('a drawing on a page looks like its file', () => {
  it.each([
    ['has a field alone', 'viewBox="0 0 180 110"'],
    ['has a size in millimeters', 'viewBox="0 0 180 110" width="180mm" height="110mm"'],
    ['has a size in inches', 'viewBox="0 0 180 110" width="1.8in" height="1.1in"'],
    ['has a size in points', 'viewBox="0 0 180 110" width="1800pt" height="1100pt"'],
    ['has half its size', 'viewBox="0 0 180 110" width="90" height="55"'],
    ['fills its place', 'viewBox="0 0 180 110" width="100%" height="100%"'],
    ['has a width alone', 'viewBox="0 0 180 110" width="60cm"'],
    ['has no field', 'width="180" height="110"'],
    ['has no field, and a size in points', 'width="135pt" height="82.5pt"'],
    ['is narrower than its place', 'viewBox="0 0 180 110" width="300" height="110"'],
    [
      'is stretched',
      'viewBox="0 0 180 110" preserveAspectRatio="none" width="300px" height="110px"',
    ],
    ['has a field that begins elsewhere', 'viewBox="-20 -30 220 160"'],
  ])('if it %s', async (_, root) => {
    const [difference] = await compare(draw(root));
    expect(difference).toBeLessThan(TOLERANCE);
  });

  it('beside another one whose parts have the same names', async () => {
    const root = 'viewBox="0 0 180 110"';
    const differences = await compare(draw(root), draw(root, { color: '#0a0' }));
    for (const difference of differences) expect(difference).toBeLessThan(TOLERANCE);
  });
});
