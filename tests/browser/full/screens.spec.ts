import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import {
  compareScreens,
  findNew,
  isUpdate,
  NARROW,
  open,
  THRESHOLD,
  takePicture,
  WIDE,
} from '../compare-screens.ts';

compareScreens(NARROW, ['dark']);
compareScreens(WIDE, ['light', 'dark']);

test.describe('a picture', () => {
  test.use({
    viewport: { width: NARROW.width, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });
  const screen = { name: 'contact', path: '/company/contact' };
  const file = 'contact-390-light.png';

  test.beforeEach(async ({ page }) => {
    test.skip(isUpdate(), 'Pictures are being taken.');
    await open(page, screen);
  });

  for (const { change, css } of [
    { change: 'a block has moved by 8 px', css: '.form { position: relative; left: 8px }' },
    { change: 'a button has moved by 8 px', css: '.form button { translate: 8px }' },
    { change: 'letters have another color', css: 'h1, h2, p { color: #a33 !important }' },
  ]) {
    test(`is unlike the page as soon as ${change}`, async ({ page }) => {
      await addStyle(page, css);
      const picture = await takePicture(page, screen, NARROW);
      const { maxDiffPixels } = NARROW;
      expect(picture).not.toMatchSnapshot(file, { threshold: THRESHOLD, maxDiffPixels });
    });
  }

  test('has not the colors of a page whose ground is a little paler', async ({ page }) => {
    expect(await findNew(await takePicture(page, screen, NARROW), file)).toEqual([]);
    await addStyle(page, 'html, body, main, main * { background: #dfe3e6 !important }');
    expect(await findNew(await takePicture(page, screen, NARROW), file)).not.toEqual([]);
  });
});

/** The CSP blocks a style element, but not a constructed stylesheet. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
