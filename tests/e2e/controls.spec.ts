import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { builtPages, kindOf } from './built-pages';
import { UNKNOWN_PATH } from './facts';
import { openHydrated } from './hydration';

const NARROW = { width: 390, height: 844 };
const BUTTONS = 'button:visible, [role="button"]:visible, summary:visible';
const DIALOG_BUTTONS = ':is(dialog[open], [role="dialog"]) button:visible';

/** Pages with forms and files of their own; every other page is like all pages of its kind. */
const special = ['/company/contact', '/support/downloads', '/insights/category/case-studies'];

/** One page of each kind, and the special ones. */
const standing = builtPages.filter(
  (path) =>
    special.includes(path) || builtPages.find((one) => kindOf(one) === kindOf(path)) === path,
);

/** Everything about a page that a person can notice. */
interface Impression {
  address: string;
  focus: string;
  dialogs: number;
  states: string;
  words: string;
  values: string;
  scroll: number;
  effects: string;
}

/** Notes what cannot be seen in the document: printing, sharing, mail and calls that are opened. */
async function recordEffects(page: Page) {
  await page.addInitScript(() => {
    const note = (effect: string) => {
      const effects = Reflect.get(window, 'effects') ?? '';
      Reflect.set(window, 'effects', `${effects} ${effect}`);
    };
    window.print = () => note('print');
    document.addEventListener('submit', (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && form.action.startsWith('mailto:')) {
        event.preventDefault();
        note(form.action);
      }
    });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !/^(mailto|tel):/.test(link.href)) return;
      event.preventDefault();
      note(link.href);
    });
  });
}

function look(page: Page): Promise<Impression> {
  return page.evaluate(() => {
    const listOf = (selector: string, toText: (element: Element) => string) =>
      [...document.querySelectorAll(selector)].map(toText).join('|');
    const toStates = (element: Element) =>
      ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-current', 'aria-invalid']
        .map((name) => element.getAttribute(name) ?? '')
        .join();
    const all = [...document.querySelectorAll('*')];
    return {
      address: window.location.href,
      focus: String(document.activeElement && all.indexOf(document.activeElement)),
      dialogs: document.querySelectorAll('dialog[open], [role="dialog"]').length,
      states: listOf('button, a, input, select, textarea', toStates),
      // biome-ignore lint/performance/useDomNodeTextContent: only words that are shown count
      words: document.body.innerText,
      values: listOf('input, textarea, select', (field) => String(Reflect.get(field, 'value'))),
      scroll: window.scrollY,
      effects: String(Reflect.get(window, 'effects') ?? ''),
    };
  });
}

/** What the button is, for messages. */
function describeButton(button: Locator): Promise<string> {
  return button.evaluate((element) => element.outerHTML.slice(0, 100));
}

/** Presses a button after it has the focus, so that taking the focus does not count as an effect. */
async function press(page: Page, button: Locator): Promise<boolean> {
  let left = false;
  const leave = () => {
    left = true;
  };
  page.once('download', leave);
  page.once('popup', leave);
  page.once('framenavigated', leave);
  await button.focus();
  const before = await look(page);
  await button.press('Enter');
  for (let tries = 0; tries < 20; tries += 1) {
    if (left) return true;
    await page.waitForTimeout(100);
    const after = await look(page).catch(() => null);
    if (JSON.stringify(after) !== JSON.stringify(before)) return true;
  }
  return left;
}

/** Opens a page afresh and scrolls a little, for buttons that come late. */
async function openFresh(page: Page, path: string) {
  await openHydrated(page, path);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300);
}

/** Presses every button of a page, each on a fresh page, and names those that do nothing. */
async function findDead(page: Page, path: string): Promise<string[]> {
  const dead: string[] = [];
  const buttons = page.locator(BUTTONS);
  await openFresh(page, path);
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await openFresh(page, path);
    const button = buttons.nth(index);
    const name = await describeButton(button);
    if (!(await press(page, button))) dead.push(name);
    dead.push(...(await findDeadInDialog(page, path, index)));
  }
  return dead;
}

/** The same for the buttons of the dialog that a button has just opened, if it has. */
async function findDeadInDialog(page: Page, path: string, index: number): Promise<string[]> {
  const dead: string[] = [];
  const buttons = page.locator(DIALOG_BUTTONS);
  const count = await buttons.count();
  for (let inner = 0; inner < count; inner += 1) {
    if (inner > 0) {
      await openFresh(page, path);
      await press(page, page.locator(BUTTONS).nth(index));
    }
    const name = await describeButton(buttons.nth(inner));
    if (!(await press(page, buttons.nth(inner)))) dead.push(name);
  }
  return dead;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every kind of page is pressed', () => {
  const kinds = new Set(builtPages.map(kindOf));
  expect(new Set(standing.map(kindOf))).toEqual(kinds);
  expect(standing).toEqual(expect.arrayContaining(special));
});

test.describe('every button does something that a person notices, narrow', () => {
  test.use({ viewport: NARROW });

  for (const path of [...standing, UNKNOWN_PATH]) {
    test(path, async ({ page }) => {
      test.setTimeout(180_000);
      await recordEffects(page);
      expect(await findDead(page, path)).toEqual([]);
    });
  }
});

test.describe('every button does something that a person notices, wide', () => {
  for (const path of ['/', '/insights', '/company/contact']) {
    test(path, async ({ page }) => {
      test.setTimeout(180_000);
      await recordEffects(page);
      expect(await findDead(page, path)).toEqual([]);
    });
  }
});

test('a button that does nothing would be found', async ({ page }) => {
  await recordEffects(page);
  await openHydrated(page, '/terms');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Nothing';
    document.querySelector('main')?.append(button);
  });
  expect(await press(page, page.getByRole('button', { name: 'Nothing' }))).toBe(false);
});
