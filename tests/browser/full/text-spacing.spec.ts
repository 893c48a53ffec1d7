import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openHydrated } from '../hydration.ts';
import { pictured } from '../screen-list.ts';

const WIDTH = 320;

/** What visitors may set by WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.use({
  viewport: { width: WIDTH, height: 800 },
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * The texts that are cut off: beyond the window, or beyond an element that hides what overflows. Not those
 * that can be scrolled to, and not titles and excerpts of lists, which end after some lines in any case.
 */
const findCutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || parent.closest('svg, math, select, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, bottom } = range.getBoundingClientRect();
      let room = { left: 0, right: document.documentElement.clientWidth, bottom: Infinity };
      let isCut = true;
      for (let one: Element | null = parent; one !== null; one = one.parentElement) {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(overflowX);
        if (scrolls || clipPath !== 'none' || webkitLineClamp !== 'none') isCut = false;
        if (!isCut) break;
        const box = one.getBoundingClientRect();
        const hides = (overflow: string) => /hidden|clip/.test(overflow);
        if (hides(overflowX))
          room = {
            ...room,
            left: Math.max(room.left, box.left),
            right: Math.min(room.right, box.right),
          };
        if (hides(overflowY)) room = { ...room, bottom: Math.min(room.bottom, box.bottom) };
      }
      if (isCut && (left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 1))
        cut.push(text.slice(0, 60));
    }
    return cut;
  });

for (const { name, path, act } of pictured)
  test(`with text spaced out, the screen ${name} stays as wide as a small phone, and whole`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await act?.(page);
    await page.addStyleTag({ content: SPACING });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(WIDTH);
    expect(await findCutTexts(page)).toEqual([]);
  });
