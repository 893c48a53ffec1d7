import type { Locator } from '@playwright/test';

/**
 * The content of a description list or two-column table: each value by label, with plain spaces.
 */
export async function readPairs(list: Locator): Promise<Record<string, string>> {
  const pairs = await list.locator('div, tr').evaluateAll((rows) =>
    rows.map((row) => {
      const textOf = (selector: string) =>
        (row.querySelector(selector)?.textContent ?? '').trim().replaceAll('\u00a0', ' ');
      return [textOf('dt, th'), textOf('dd, td')];
    }),
  );
  return Object.fromEntries(pairs);
}

/** One property of the computed style of each element. */
export function readStyles(elements: Locator, property: string): Promise<string[]> {
  return elements.evaluateAll(
    (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );
}
