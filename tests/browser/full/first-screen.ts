import type { Page } from '@playwright/test';

/** A start tag; there are none in the text of a stylesheet. */
const START_TAG = /<[a-z][^>]*>/gi;

/**
 * The part of a document that a browser needs for its first screen: everything up to the last text,
 * picture or control that begins on it. Content below streams in later, and so do drawings that are
 * hidden from screen readers and come after the text.
 * @param page a browser page, in which the document is opened
 * @param path its address
 * @returns its text, from `<!doctype html>` on
 */
export async function readFirstScreen(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  const source = (await response?.text()) ?? '';
  const last = await page.evaluate(() => {
    const saysSomething = (element: Element) =>
      element.matches('img, svg, input, textarea, select, button') ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent);
    const isOnScreen = (element: Element) => {
      const { top, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight;
    };
    return [...document.querySelectorAll('*')].findLastIndex(
      (element) =>
        saysSomething(element) &&
        isOnScreen(element) &&
        element.closest('[aria-hidden=true]') === null,
    );
  });
  const tags = [...source.matchAll(START_TAG)];
  // An empty screen would be a bug, not a light page.
  if (last < 0 || tags[last] === undefined) throw new Error(`${path} shows nothing`);
  return source.slice(0, tags[last + 1]?.index ?? source.length);
}
