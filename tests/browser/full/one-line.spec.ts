import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { openWhole } from '../hydration.ts';

const PAGE = '/products/build';

const drawingOf = (page: Page) => page.locator('.one-line__paper').getByRole('img');

test('labels of the drawing do not overlap, whatever is chosen', async ({ page }) => {
  const all = 'solve=penalty&solve=ring&solve=lights&solve=relays';
  for (const count of [3, 4, 5, 6, 8, 10, 12]) {
    for (const voltage of ['13.8+kV', '480+V']) {
      await openWhole(page, `${PAGE}?kv=${voltage}&n=${count}&${all}`);
      await expect(page.getByRole('radio', { name: String(count), exact: true })).toBeChecked();
      const clashes = await drawingOf(page)
        .locator('text')
        .evaluateAll((texts) => {
          const boxes = texts.map((word) => ({
            text: word.textContent,
            box: word.getBoundingClientRect(),
          }));
          return boxes.flatMap(({ text, box: a }, index) =>
            boxes
              .slice(index + 1)
              .filter(
                ({ box: b }) =>
                  a.left < b.right &&
                  b.left < a.right &&
                  a.top + 3 < b.bottom &&
                  b.top + 3 < a.bottom,
              )
              .map((other) => `${text} / ${other.text}`),
          );
        });
      expect(clashes, `${count} feeders at ${voltage}`).toEqual([]);
    }
  }
});
