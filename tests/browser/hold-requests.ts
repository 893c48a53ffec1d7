import type { Page, Request } from '@playwright/test';

/**
 * Holds back matching requests, now and later, until they are released.
 * @param pattern the pattern of their addresses
 * @param isHeld whether a given request is held back
 * @returns a function that releases them
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
