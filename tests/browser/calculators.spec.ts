import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { builtPages } from '../site/built-pages';
import { findAccessibilityProblems } from './accessibility';
import { openHydrated } from './hydration';

const PAGE = '/insights/sizing-detuned-capacitor-bank';
const SEQUENCE = '/insights/self-healing-ring-13-8-kv';
const SCRIPTS = /\/assets\/(lazy-panel|power-factor|outage-minutes|resonance)-[\w-]+\.js$/;

const BOX = { name: 'Active power' };
const partOf = (page: Page) => page.locator('.exhibit', { has: page.getByRole('textbox', BOX) });
const loadOf = (page: Page) => partOf(page).getByRole('textbox', BOX);
const figuresOf = (page: Page) => partOf(page).locator('dd');

/** Brings the part into sight and waits until its values can be changed. */
async function wake(page: Page) {
  await partOf(page).scrollIntoViewIfNeeded();
  await expect(loadOf(page)).toBeEditable();
}

/** Boxes that pretend to take a value. */
const writableOf = (page: Page) =>
  partOf(page).locator('input:not([readonly]), select:has(option + option), button');

function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator shows its result, its drawing and a table, and no dead box', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(figuresOf(page).first()).toHaveText('659 kVAr');
    await expect(partOf(page).getByRole('img')).toBeVisible();
    await expect(partOf(page).getByRole('table')).toBeVisible();
    const file = await partOf(page).locator('a[download]').getAttribute('href');
    expect(decodeURIComponent(String(file)).split('\r\n').length).toBeGreaterThan(3);
    await expect(writableOf(page)).toHaveCount(0);
  });

  test('a sequence is stepped through by keyboard, and paper gets its last state', async ({
    page,
  }) => {
    await page.goto(SEQUENCE);
    const drawing = page.locator('.sequence').getByRole('img');
    const steps = page.locator('.sequence').getByRole('radio');
    await expect(steps.first()).toBeChecked();
    await expect(page.locator('.sequence')).toContainText('396 ms');
    const shown = [await drawing.screenshot()];
    await steps.first().focus();
    for (const name of [/^82 ms/, /^396 ms/]) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name })).toBeChecked();
      shown.push(await drawing.screenshot());
    }
    expect(new Set(shown.map((picture) => picture.toString('base64'))).size).toBe(3);
    await steps.first().check({ force: true });
    const stateOf = () =>
      drawing.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--from-3'));
    expect(await stateOf()).toBe('0');
    await page.emulateMedia({ media: 'print' });
    expect(await stateOf()).toBe('');
  });
});

test('a blocked script leaves the result', async ({ page }) => {
  await page.route(/power-factor-[\w-]+\.js/, (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (request) => SCRIPTS.test(request.url()));
  await openHydrated(page, PAGE);
  await blocked;
  await expect(figuresOf(page).first()).toHaveText('659 kVAr');
  await expect(writableOf(page)).toHaveCount(0);
});

test('a calculator that fails leaves the page', async ({ page }) => {
  await page.route(/power-factor-[\w-]+\.js/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('Math.hypot', '(()=>{throw Error("broken")})');
    await route.fulfill({ response, body });
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await openHydrated(page, PAGE);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('its script loads with its page, and no page without one loads any', async ({ page }) => {
  const scripts = collectScripts(page);
  await openHydrated(page, PAGE);
  await wake(page);
  expect(scripts.filter((path) => path.includes('power-factor'))).toHaveLength(1);
  scripts.length = 0;
  for (const path of ['/', '/products/core', '/insights/reading-a-capacitor-step']) {
    await openHydrated(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});

test('the values can be changed: drawing and figures follow', async ({ page }) => {
  await openHydrated(page, PAGE);
  await wake(page);
  const status = partOf(page).getByRole('status');
  await expect(status).toBeEmpty();
  const triangle = partOf(page).getByRole('img').locator('path').first();
  const drawn = await triangle.getAttribute('d');
  await loadOf(page).fill('850');
  await partOf(page).getByRole('textbox', { name: 'Power factor now' }).fill('0.72');
  await partOf(page).getByRole('textbox', { name: 'Power factor wanted' }).fill('0.97');
  await expect(figuresOf(page)).toHaveText(['606 kVAr', '9 × 75 = 675 kVAr', '0.986', '−318 kVA']);
  expect(await triangle.getAttribute('d')).not.toBe(drawn);
  await expect(status).toContainText('606 kVAr');
  await partOf(page).getByRole('button').press('Enter');
  await expect(figuresOf(page).first()).toHaveText('659 kVAr');
  await expect(loadOf(page)).toBeFocused();
});

test('what is typed is judged at every key, and told once', async ({ page }) => {
  await openHydrated(page, PAGE);
  await wake(page);
  await partOf(page).evaluate((part) => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    new MutationObserver(() => {
      const regions = part.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
      told.push([...regions].map(({ textContent }) => textContent).join());
    }).observe(part, { subtree: true, childList: true, characterData: true });
  });
  await loadOf(page).selectText();
  await page.keyboard.type('99999');
  await expect(partOf(page).getByRole('status')).toHaveText(/^Enter .+\.$/);
  const told = await page.evaluate((): string[] => Reflect.get(window, 'told'));
  expect(new Set(told.filter((words) => words !== '')).size).toBe(1);
});

test('its boxes stand there before they can be changed, so that none appears behind the focus', async ({
  page,
}) => {
  const listStops = () =>
    partOf(page)
      .locator('input, select, a, button, [tabindex]')
      .evaluateAll((stops) => stops.map(({ tagName, id }) => `${tagName} ${id}`));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/power-factor-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await openHydrated(page, PAGE);
  const stops = await listStops();
  await loadOf(page).focus();
  await expect(loadOf(page)).not.toBeEditable();
  release();
  await expect(loadOf(page)).toBeEditable();
  await expect(loadOf(page)).toBeFocused();
  expect(await listStops()).toEqual(stops);
});

for (const [words, text] of [
  ['that is no number', 'much'],
  ['beyond its limits', '99999'],
  ['that is empty', ''],
  ['that is infinite', '1e999'],
] as const) {
  test(`a value ${words} gets a sentence and keeps the last drawing`, async ({ page }) => {
    await openHydrated(page, PAGE);
    await wake(page);
    const drawn = await partOf(page).getByRole('img').innerHTML();
    await loadOf(page).fill(text);
    const error = partOf(page).locator('.exhibit__error');
    await expect(error).toHaveText(/^Enter .+\.$/);
    await expect(loadOf(page)).toHaveAccessibleDescription(String(await error.textContent()));
    await expect(loadOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(figuresOf(page)).toHaveCount(0);
    expect(await partOf(page).getByRole('img').innerHTML()).toBe(drawn);
    await expect(partOf(page)).not.toContainText('NaN');
  });
}

test('values without a result say which one to change', async ({ page }) => {
  await openHydrated(page, PAGE);
  await wake(page);
  const wanted = partOf(page).getByRole('textbox', { name: 'Power factor wanted' });
  await partOf(page).getByRole('textbox', { name: 'Power factor now' }).fill('0.97');
  await wanted.fill('0.90');
  await expect(partOf(page).locator('.exhibit__error')).toContainText('0.97');
  await expect(wanted).toHaveAttribute('aria-invalid', 'true');
});

test('it survives a way through the site and comes back with what was typed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openHydrated(page, '/insights');
  await page.locator(`main a[href="${PAGE}"]`).first().click();
  await wake(page);
  await loadOf(page).fill('850');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await wake(page);
  await expect(loadOf(page)).toHaveValue('850');
  await page.reload();
  await wake(page);
  await expect(loadOf(page)).toHaveValue('850');
  expect(errors).toEqual([]);
});

test('the keyboard alone operates it', async ({ page }) => {
  await openHydrated(page, PAGE);
  await wake(page);
  await loadOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500');
  await expect(figuresOf(page).first()).toHaveText('300 kVAr');
  await page.keyboard.press('Tab');
  await expect(partOf(page).getByRole('textbox', { name: 'Power factor now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);
});

test('assistive technology finds a group, its boxes, the drawing and the table', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await wake(page);
  const group = page.getByRole('group', { name: 'Power factor correction' });
  await expect(group.getByRole('textbox')).toHaveCount(3);
  // Figures are the description: in the name too, they would be read twice.
  await expect(partOf(page).getByRole('img')).toHaveAccessibleName(
    'Power triangle, drawn to scale',
  );
  await expect(partOf(page).getByRole('img')).toHaveAccessibleDescription(/kVAr/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test('nothing moves when it comes to life', async ({ page }) => {
  await page.goto(PAGE);
  await partOf(page).evaluate((part) => part.scrollIntoView());
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        const part = document.querySelector('.exhibit:has([id$="-load"])');
        const wait = () =>
          part?.querySelector('input:not([readonly])')
            ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
            : requestAnimationFrame(wait);
        wait();
      }),
  );
  await page.mouse.move(5, 5);
  // Letters that change their font while it loads count for less.
  expect(await shift).toBeLessThan(0.0001);
});

test('paper gets figures, drawing and table, and no button', async ({ page }) => {
  await openHydrated(page, PAGE);
  await wake(page);
  await page.emulateMedia({ media: 'print' });
  await expect(figuresOf(page).first()).toBeVisible();
  await expect(partOf(page).getByRole('img')).toBeVisible();
  await expect(partOf(page).locator('.row')).toBeHidden();
});

for (const width of [320, 390, 1440]) {
  test(`its words can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [PAGE, SEQUENCE]) {
      await page.goto(path);
      const small = await page.locator('.exhibit svg').evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const paper = drawing.getBoundingClientRect();
          const scale = paper.width / (drawing as SVGSVGElement).viewBox.baseVal.width;
          return Array.from(drawing.querySelectorAll('text'))
            .filter((words) => words.checkVisibility())
            .filter((words) => {
              const { left, right } = words.getBoundingClientRect();
              const size = Number.parseFloat(getComputedStyle(words).fontSize) * scale;
              return size < 10.5 || left < paper.left - 2 || right > paper.right + 2;
            })
            .map((words) => words.textContent);
        }),
      );
      expect(small).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}

test('only pages with a calculator link its styles', async ({ page }) => {
  const linked: string[] = [];
  for (const path of builtPages) {
    const html = await (await page.request.get(path)).text();
    const hasPart = /class="exhibit[ "]/.test(html);
    expect(html.includes('/assets/exhibit-'), path).toBe(hasPart);
    if (hasPart) linked.push(path);
  }
  expect(linked.length).toBeGreaterThan(1);
  expect(linked.length).toBeLessThan(10);
});
