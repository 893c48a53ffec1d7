import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { findAccessibilityProblems } from './accessibility';
import { recordComplaints } from './complaints';
import { UNKNOWN_PATH } from './facts';
import { openHydrated } from './hydration';

const NARROW = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 900 };
const WIDTHS = [320, 768, 1280, 2560];

/** What the 404 page says on purpose, and the browser of the status it came with. */
const expectedComplaints = [`404: no page at ${UNKNOWN_PATH}`, '404 (Not Found)'];

/**
 * Expects pages to be sound and accessible, light and dark, narrow and wide, and to complain of nothing.
 * @param page the tab in which they are opened, one after the other
 * @param paths their addresses
 */
export async function expectSoundPages(page: Page, paths: string[]): Promise<void> {
  const complaints = await recordComplaints(page);
  for (const path of paths) {
    await lookAt(page, path);
    const unexpected = complaints
      .splice(0)
      .filter(
        (text) =>
          path !== UNKNOWN_PATH || !expectedComplaints.some((words) => text.includes(words)),
      );
    expect.soft(unexpected, path).toEqual([]);
  }
}

async function lookAt(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROW);
  const response = await openHydrated(page, path);
  expect.soft(response?.status(), path).toBe(path === UNKNOWN_PATH ? 404 : 200);
  const html = (await response?.text()) ?? '';
  expect.soft(await findForbidden(page, html), path).toEqual([]);
  expect.soft(await readOutline(page), path).toEqual({ mainHeadings: 1, titles: 1, leaps: [] });
  expect.soft(await findDeadControls(page, html), path).toEqual([]);
  expect.soft(await findAccessibilityProblems(page), `${path}, light, 320 px`).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowOf(page), `${path}, overflow at ${width} px`).toBe(0);
    expect.soft((await page.getByRole('banner').boundingBox())?.height, path).toBe(64);
  }
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(WIDE);
  expect.soft(await findAccessibilityProblems(page), `${path}, dark, 1280 px`).toEqual([]);
}

/** Inline scripts and style attributes in the HTML as it was sent. */
function findForbidden(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const forbidden = sent.querySelectorAll(
      'script:not([src], [type="application/ld+json"]), [style], [onclick], [onload]',
    );
    return [...forbidden].map((element) => element.outerHTML.slice(0, 120));
  }, html);
}

function readOutline(page: Page) {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levelOf = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
    const leaps = headings.filter(
      (heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1,
    );
    return {
      mainHeadings: document.querySelectorAll('h1').length,
      titles: document.querySelectorAll('head > title').length,
      leaps: leaps.map((heading) => heading.outerHTML.slice(0, 120)),
    };
  });
}

/**
 * Links that lead nowhere, and buttons that neither submit a form nor command anything, in the HTML
 * as it was sent: they would do nothing without JavaScript. With it, full/controls.spec.ts presses all.
 */
function findDeadControls(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const dead = sent.querySelectorAll(
      'a:not([href]), a[href=""], a[href="#"], button:not(form[action] button, [commandfor])',
    );
    const isOfForm = (control: Element) =>
      sent.getElementById(control.getAttribute('form') ?? '')?.hasAttribute('action');
    return [...dead]
      .filter((control) => !isOfForm(control))
      .map((control) => control.outerHTML.slice(0, 120));
  }, html);
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
