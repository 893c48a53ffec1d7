import type { Page, Response } from '@playwright/test';

/** What React keeps on the node it was started on, as far as these tests look. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Moves the pointer, which starts React, and waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.waitForFunction(isHydrated);
}

function isHydrated(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
  if (key === undefined) return false;
  const root: ReactRoot = Reflect.get(document, key);
  return !root.stateNode.current.memoizedState.isDehydrated;
}

/** As `openHydrated`, and waits until nothing more is asked of the server by itself. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
}

/** Leaves a mark on the window, which a reload would wipe away. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'marked', true));
}

/** Whether the window still bears the mark: nothing has been reloaded. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'marked'));
}
