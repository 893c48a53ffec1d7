import type { Page, Request } from '@playwright/test';

/**
 * Holds requests back, and those that come later, until they are let go.
 * @param pattern of their addresses
 * @param isHeld whether one of them is meant
 * @returns lets them go
 */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isHeld(route.request())) await gate;
    await route.continue();
  });
  return letGo;
}
