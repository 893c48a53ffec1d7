import { expect, test } from '@playwright/test';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

import { builtPages, kindOf } from '../../site/built-pages.ts';
import type { WebKit } from './webkit.ts';
import { findWebKit, startWebKit } from './webkit.ts';

const browser = findWebKit();
const PATIENCE = 15_000;
const LIVE = By.css('html[data-live]');
/** MiniBrowser adds 27 px: still narrow enough for the menu. */
const NARROW = { width: 390, height: 844 };

test.skip(browser === undefined, 'No WebKit here: apt-get install webkit2gtk-driver xvfb');

let webkit: WebKit;
test.beforeAll(async () => {
  webkit = await startWebKit(browser ?? '');
});
test.afterAll(() => webkit?.close());

/** The folder lists archives only for browsers without scripts; others show what they keep. */
const prerenderedPages = builtPages.filter((path) => path !== '/folder');

for (const path of prerenderedPages) {
  test(`${path} stays as it was prerendered once React runs`, async ({ baseURL }) => {
    const { driver } = webkit;
    await open(driver, `${baseURL}${path}`);
    const { prerendered, live } = await driver.executeAsyncScript<Facts>(readFacts);
    // A drawing and a calculator put what they show into the link to the form.
    const links = live.links.map((link, at) =>
      link.includes('message=') ? prerendered.links[at] : link,
    );
    expect({ ...live, links }).toEqual(prerendered);
  });
}

test('a link changes the page without a reload, and moves the focus to its headline', async ({
  baseURL,
}) => {
  const { driver } = webkit;
  await open(driver, `${baseURL}/`);
  await driver.executeScript('window.marked = true');
  await driver.findElement(By.css('header nav a[href="/markets"]')).click();
  await driver.wait(until.elementLocated(By.css('html[data-kind="markets"]')), PATIENCE);
  await driver.wait(until.elementLocated(By.css('main h1:focus')), PATIENCE);
  expect(await driver.executeScript('return window.marked')).toBe(true);
});

test('Back from a chapter returns to where the reader was', async ({ baseURL }) => {
  const { driver } = webkit;
  const isAt = (y: number) => async () =>
    (await driver.executeScript('return Math.round(window.scrollY)')) === y;
  await open(driver, `${baseURL}/insights/outage-minutes-512-feeders`);
  for (const [from, chapter] of [
    [900, 3],
    [1900, 4],
  ]) {
    await driver.executeScript('window.scrollTo(0, arguments[0])', from);
    await driver.wait(isAt(from ?? 0), PATIENCE);
    const link = driver.findElement(By.css(`.chapters li:nth-child(${chapter}) a`));
    await driver.executeScript('setTimeout(() => arguments[0].click(), 100)', link);
    await driver.wait(until.urlContains('#'), PATIENCE);
    await driver.wait(async () => !(await isAt(from ?? 0)()), PATIENCE);
    await driver.executeScript('history.back()');
    await driver.wait(isAt(from ?? 0), PATIENCE);
  }
});

test('Ctrl K opens the search, and Enter the first hit', async ({ baseURL }) => {
  const { driver } = webkit;
  await open(driver, `${baseURL}/company`);
  await driver.actions().keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL).perform();
  const box = await driver.wait(until.elementLocated(By.css('dialog [role="combobox"]')), PATIENCE);
  // One key: hits of words that are half typed would come first, and give way to others.
  await box.sendKeys('g');
  await driver.wait(until.elementLocated(By.css('dialog [aria-selected="true"]')), PATIENCE);
  const hit = driver.findElement(By.css('dialog [aria-selected="true"]'));
  const target = (await hit.getAttribute('href')) ?? '';
  await box.sendKeys(Key.ENTER);
  await driver.wait(until.urlIs(target), PATIENCE);
});

test('a term that the pointer rests on is explained', async ({ baseURL }) => {
  const { driver } = webkit;
  await open(driver, `${baseURL}${builtPages.find((path) => kindOf(path) === 'product')}`);
  const term = await driver.findElement(By.css('.prose a.term'));
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', term);
  await driver.actions().move({ origin: term }).perform();
  const tooltip = await driver.wait(until.elementLocated(By.css('[role="tooltip"]')), PATIENCE);
  expect(await tooltip.getAttribute('textContent')).not.toBe('');
});

test('the menu opens, and closes when a link is tapped', async ({ baseURL }) => {
  const { driver, close } = await startWebKit(browser ?? '');
  await driver.manage().window().setRect(NARROW);
  await open(driver, `${baseURL}/products`);
  await driver.findElement(By.css('header button[commandfor]')).click();
  const link = await driver.findElement(By.css('dialog[open] a[href="/company"]'));
  await driver.wait(() => driver.executeAsyncScript<boolean>(hasArrived, link), PATIENCE);
  await link.click();
  await driver.wait(until.elementLocated(By.css('html[data-kind="company"]')), PATIENCE);
  const isClosed = async () => (await driver.findElements(By.css('dialog[open]'))).length === 0;
  await driver.wait(isClosed, PATIENCE);
  await close();
});

/**
 * Runs in the page: whether an element that slides in stands still where a click would reach it. Its
 * animations do not tell: right after the menu opens, none may have begun.
 */
const hasArrived = `
  const [element, done] = arguments;
  const place = () => element.getBoundingClientRect();
  const { x } = place();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { left, top, width, height } = place();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    done(left === x && element.contains(hit));
  }));`;

/** The content of a page: kind, headline and days. */
/** What a document says, and where its links lead. */
interface DocumentFacts {
  links: string[];
}

interface Facts {
  prerendered: DocumentFacts;
  live: DocumentFacts;
}

/** Runs in the page: compares the document with the one sent by the server. */
const readFacts = `
  const done = arguments[arguments.length - 1];
  const read = (page) => ({
    kind: page.documentElement.dataset.kind,
    title: page.title,
    headline: page.querySelector('h1').textContent,
    days: [...page.querySelectorAll('time')].map((day) => day.textContent),
    links: [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
  });
  fetch(location.href)
    .then((response) => response.text())
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .then((sent) => done({ prerendered: read(sent), live: read(document) }));
`;

async function open(driver: WebDriver, address: string) {
  await driver.get(address);
  await driver.wait(until.elementLocated(LIVE), PATIENCE);
}
