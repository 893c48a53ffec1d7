import type { Page, Response } from '@playwright/test';

/** The parts of React's internal state that these tests use. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { isDehydrated?: boolean; dehydrated?: Node | null } | null;
}
interface ReactRoot {
  stateNode: { current: Fiber };
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Moves the pointer, which starts React, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.waitForFunction(isHydrated, false);
}

/**
 * Opens a page and waits until React has hydrated it, with the parts whose scripts come later. Not with
 * those further down: some wait until their visitor comes near them.
 */
export async function openWhole(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrateWhole(page);
  return response;
}

/** Like `hydrate`, but also waits for the parts whose scripts come later. */
export async function hydrateWhole(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForFunction(isHydrated, true);
}

function isHydrated(isWhole: boolean): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
  if (key === undefined) return false;
  const root: ReactRoot = Reflect.get(document, key);
  const { current } = root.stateNode;
  // Without functions of its own: what compiles it for the browser would give them names there.
  const fibers = isWhole ? [current] : [];
  // Fibers added during the loop are visited too.
  for (const { child, sibling, memoizedState } of fibers) {
    for (const next of [child, sibling]) if (next !== null) fibers.push(next);
    let node = memoizedState?.dehydrated ?? null;
    while (node !== null && !(node instanceof Element)) node = node.nextSibling;
    const isNear = node !== null && node.getBoundingClientRect().top < 1.4 * window.innerHeight;
    if (isNear) return false;
  }
  return current.memoizedState?.isDehydrated === false;
}

/** Like `openHydrated`, but also waits until the page makes no more requests on its own. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
}

/** Leaves a mark on the window that a reload would remove. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'marked', true));
}

/** Whether the window still has the mark, so there was no reload. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'marked'));
}
