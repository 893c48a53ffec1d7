import type { Page } from '@playwright/test';

/** The shorter side of each control inside an element, in pixels. */
export const leastSides = (page: Page, selector: string) =>
  page
    .locator(selector)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );

export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
