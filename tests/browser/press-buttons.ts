import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** How long a button may take to change something before it counts as dead, in milliseconds. */
const PATIENCE = 10_000;

/** One of several side by side that is chosen already: pressing it leaves it so. */
const CHOSEN =
  '[aria-pressed="true"]:has(~ [aria-pressed="false"]), [aria-pressed="false"] ~ [aria-pressed="true"]';

/** All pressable elements except links. */
export const BUTTONS = `button:enabled:not(${CHOSEN}):visible, [role="button"]:visible, summary:visible`;

/** Those of the page's own content: header and footer are the same on every page. */
export const OWN_BUTTONS = `main :is(${BUTTONS})`;

/** Everything about a page that a person can notice. */
interface Impression {
  address: string;
  focus: string;
  dialogs: number;
  states: string;
  /** The drawings in buttons, such as a plus that becomes a tick. */
  icons: string;
  text: string;
  values: string;
  scroll: number;
  effects: string;
}

/**
 * Records effects that are not visible in the document: printing, sharing, opening mail and calls.
 */
export async function recordEffects(page: Page) {
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
      icons: listOf('button path', (path) => path.getAttribute('d') ?? ''),
      text: document.body.innerText,
      values: listOf('input, textarea, select', (field) => String(Reflect.get(field, 'value'))),
      scroll: window.scrollY,
      effects: String(Reflect.get(window, 'effects') ?? ''),
    };
  });
}

/** Identifies the button in messages. */
export function describeButton(button: Locator): Promise<string> {
  return button.evaluate((element) => element.outerHTML.slice(0, 100));
}

/**
 * Focuses a button and then presses it, so that taking focus does not count as an effect.
 * @returns whether a person would have noticed anything in time
 */
export async function press(page: Page, button: Locator): Promise<boolean> {
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
  const hasChanged = async () =>
    left || JSON.stringify(await look(page).catch(() => null)) !== JSON.stringify(before);
  return expect
    .poll(hasChanged, { timeout: PATIENCE })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
