import { HtmlValidate } from 'html-validate';
import type { BrowserContext, Page } from 'playwright';
import { findAccessibilityProblems } from '../browser/accessibility.ts';
import { recordConsoleMessages } from '../browser/console-messages.ts';
import { openHydrated } from '../browser/hydration.ts';
import { htmlRules } from '../site/html-rules.ts';

const PHONE = { width: 320, height: 800 };
const DESKTOP = { width: 1280, height: 900 };

const validator = new HtmlValidate(htmlRules);

/** A tab, and what the browser has logged in it since the last check. */
interface Tab {
  page: Page;
  consoleMessages: string[];
}

/** Opens a tab to be reused, since opening one costs as much as opening a page. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, consoleMessages: await recordConsoleMessages(page) };
}

/**
 * The problems of a page in a browser: on a small phone in the light scheme, and on a desktop in
 * the dark one.
 * @returns messages for the author of the page
 */
export async function findPageProblems(
  { page, consoleMessages }: Tab,
  path: string,
): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const response = await openHydrated(page, path);
  const html = (await response?.text()) ?? '';
  const wide = await findWide(page);
  const light = await findAccessibilityProblems(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  const dark = (await findAccessibilityProblems(page)).filter((one) => !light.includes(one));
  return [
    ...wide.map(
      (text) =>
        `On a phone of 320 px the page scrolls sideways, because of "${text}". Write that shorter, or tell the developers: no word should do this.`,
    ),
    ...light.map((one) => `Some readers cannot use a part of it (in light colors): ${one}`),
    ...dark.map((one) => `Some readers cannot use a part of it (in dark colors): ${one}`),
    ...(await findHtmlProblems(html)).map((one) => `Its HTML is not valid: ${one}`),
    ...consoleMessages.splice(0).map((one) => `The browser logs: ${one}`),
  ];
}

/**
 * The text of the innermost elements that extend past the right edge, if the page scrolls there.
 */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= window.innerWidth) return [];
    // What is around the text is only wide because the text is.
    const parts = [...document.querySelectorAll('main *'), ...document.querySelectorAll('body *')];
    const wide = parts.filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5,
    );
    const innermost = [...new Set(wide)].filter(
      (element) => !wide.some((one) => one !== element && element.contains(one)),
    );
    return innermost
      .slice(0, 3)
      .map((element) => (element.textContent?.trim() || element.outerHTML).slice(0, 80));
  });
}

async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  );
}
