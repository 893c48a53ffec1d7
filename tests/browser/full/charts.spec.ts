import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const CHART = '.prose figure > svg';
const WIDTHS = [320, 390, 1440];

/** Chart text that is too small to read, or that the drawing cuts off. */
function findUnreadable(page: Page): Promise<string[]> {
  return page.locator(CHART).evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const paper = chart.getBoundingClientRect();
      return [...chart.querySelectorAll('text')]
        .filter((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          const isCut = left < paper.left - 2 || right > paper.right + 2;
          const isOff = top < paper.top - 2 || bottom > paper.bottom + 2;
          return isCut || isOff || Number.parseFloat(getComputedStyle(label).fontSize) < 12;
        })
        .map((label) => label.textContent ?? '');
    }),
  );
}

for (const path of [
  '/stories/grid-modernization',
  '/stories/port-lighting-automation',
  '/stories/power-factor-optimization',
  '/insights/outage-minutes-512-feeders',
  '/insights/ball-field-lighting-last-inning',
  '/insights/where-class-0-2s-pays',
]) {
  test(`the chart of ${path} can be read on every screen, and as a table`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findUnreadable(page), `at ${width} px`).toEqual([]);
    }
    const figure = page.locator('.prose figure', { has: page.locator('> svg') });
    const drawn = await figure.locator('> svg text').allTextContents();
    const label = String(await figure.getByRole('table').textContent());
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.filter((one) => !label.includes(one))).toEqual([]);
  });
}
