import type { Page } from '@playwright/test';

/** The shortest side of any control inside an element, in pixels. */
export const leastSideOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .getByRole('button')
    .evaluateAll((buttons) =>
      Math.min(
        ...buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height);
        }),
      ),
    );
