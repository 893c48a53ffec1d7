import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { overflowOf } from '../page-locators.ts';

/** A small phone, a tablet and the widest screen. */
const WIDTHS = [320, 768, 2560];
const HEIGHT = 900;

test.use({ viewport: { width: 1440, height: HEIGHT } });
// One test lays out a page up to seventy times.
test.setTimeout(120_000);

// React would undo what the tests remove or repeat.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
});

/** How many bays are above and below the bus. */
const buses = [[1], [2], [3], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4]];

test('one to eight bays stand in rows on their bus', async ({ page }) => {
  await page.goto('/');
  for (const rows of buses) {
    await repeat(page, '.bays', sum(rows));
    expect.soft(await countRows(page, '.bay')).toEqual(rows);
    expect.soft(await findCollisions(page, '.bay__text > *')).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('on a tablet no bay is alone in its row', async ({ page }) => {
  await page.goto('/');
  await page.setViewportSize({ width: 768, height: HEIGHT });
  for (const rows of [[3], [4], [3, 2], [3, 3], [4, 3], [4, 4]]) {
    await repeat(page, '.bays', sum(rows));
    expect.soft(await countRows(page, '.bay')).toEqual(rows);
    expect.soft(await findCollisions(page, '.bay__text > *')).toEqual([]);
  }
});

const strips = [[1], [2], [3], [4], [5], [6], [7], [4, 4], [5, 4], [5, 5], [6, 5], [6, 6]];

test('the strip shows one to twelve products, in two rows from eight on', async ({ page }) => {
  await page.goto('/products');
  for (const rows of strips) {
    await repeat(page, '.symbol-strip', sum(rows));
    expect.soft(await countRows(page, '.symbol-strip > *')).toEqual(rows);
    expect.soft(await findCollisions(page, '.symbol-strip b')).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

const narrowStrips = {
  768: [[3], [4], [3, 2], [3, 3], [4, 3], [4, 4], [3, 3, 3]],
  390: [[3], [3, 1], [3, 2], [3, 3], [3, 3, 1]],
};

for (const [width, counts] of Object.entries(narrowStrips)) {
  test(`at ${width} px the strip shows three or four products in a row`, async ({ page }) => {
    await page.goto('/products');
    await page.setViewportSize({ width: Number(width), height: HEIGHT });
    for (const count of counts) {
      await repeat(page, '.symbol-strip', sum(count));
      expect.soft(await countRows(page, '.symbol-strip > *')).toEqual(count);
      expect.soft(await findCollisions(page, '.symbol-strip b')).toEqual([]);
    }
  });
}

const panoramas = [[1], [2], [3], [4], [3, 2], [3, 3], [4, 3], [4, 4]];

test('the panorama shows one to eight markets, in two rows from five on', async ({ page }) => {
  await page.goto('/');
  for (const rows of panoramas) {
    await repeat(page, '.panorama', sum(rows));
    expect.soft(await countRows(page, '.panorama > li')).toEqual(rows);
    expect.soft(await findCollisions(page, '.panorama h3')).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

const people = [[1], [2], [3], [4], [3, 2], [3, 3], [4, 3], [4, 4], [3, 3, 3], [4, 4, 2]];

test('one to ten leaders stand in rows of three or four', async ({ page }) => {
  await page.goto('/company');
  for (const rows of people) {
    await repeat(page, '.people', sum(rows));
    expect.soft(await countRows(page, '.people > li')).toEqual(rows);
    await expectNoSidewaysScroll(page);
  }
});

test('milestones are steps of one curve, each above the last', async ({ page }) => {
  await page.goto('/company');
  for (const count of [2, 8]) {
    await repeat(page, '.load-curve', count);
    await page.locator('.load-curve > li').evaluateAll((steps) => {
      for (const [index, step] of steps.entries()) step.setAttribute('class', `[--index:${index}]`);
    });
    const tops = await topsOf(page, '.load-curve > li');
    expect.soft(tops).toEqual([...new Set(tops)].sort((a, b) => b - a));
    expect.soft(tops).toHaveLength(count);
    await expectNoSidewaysScroll(page);
  }
});

test('two to five columns of the footer stand side by side', async ({ page }) => {
  await page.goto('/');
  for (const count of [2, 3, 4, 5]) {
    await repeat(page, 'footer nav', count);
    expect.soft(await countRows(page, 'footer nav > div')).toEqual([count]);
    await expectNoSidewaysScroll(page);
  }
});

const BAR_WIDTHS = [320, 480, 768, 900, 992, 1024, 1280, 1440, 2560];

test('three to six links of the bar show, with panels as soon as there is room', async ({
  page,
}) => {
  await page.goto('/products');
  for (const count of [3, 4, 5, 6]) {
    await fillBar(page, count);
    const shown: number[] = [];
    for (const width of BAR_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const where = `${count} links at ${width} px`;
      const links = await page.locator('.nav__links').isVisible();
      expect.soft(await page.locator('.nav__menu').isVisible(), where).toBe(!links);
      expect
        .soft(await findCollisions(page, '.logo, .nav__room .nav__room > * > *'), where)
        .toEqual([]);
      expect.soft(await overflowOf(page), where).toBeLessThanOrEqual(0);
      shown.push(links ? 1 + (await page.locator('.nav__switch:visible').count()) : 0);
    }
    expect.soft(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect.soft(shown.at(-1)).toBe(1 + count);
    expect.soft(shown[BAR_WIDTHS.indexOf(1440)]).toBe(1 + count);
  }
});

for (const width of [1024, 1440]) {
  test(`items of a panel have columns of one width, whatever their names, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('/markets');
    const panel = page.locator('.panel', { has: page.locator('.panel__large img') }).first();
    await panel.evaluate((element: HTMLElement) => element.showPopover());
    const items = panel.locator('.panel__large li');
    for (const count of [3, 4, 6, 7, 8]) {
      await panel.locator('.panel__large ul').evaluate((list, count) => {
        const [first] = list.children;
        while (list.children.length > count) list.lastElementChild?.remove();
        while (first && list.children.length < count) list.append(first.cloneNode(true));
        for (const name of list.lastElementChild?.querySelectorAll('a > span') ?? [])
          name.textContent = 'Overcurrent protection relay';
      }, count);
      await expect(items).toHaveCount(count);
      const widths = await items.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().width)),
      );
      expect.soft(new Set(widths).size, `${count} items`).toBe(1);
      expect
        .soft(await overflowing(page, '.panel:popover-open .panel__large li'), `${count} items`)
        .toEqual([]);
    }
  });
}

for (const list of ['.drawer__columns', '.footer nav']) {
  test(`names of two lines keep apart in ${list}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto('/markets');
    await page.locator('.drawer').evaluate((menu: HTMLDialogElement) => menu.show());
    const gaps = await page
      .locator(`${list} > div`)
      .first()
      .evaluate((column) => {
        const links = [...column.querySelectorAll('a')];
        for (const link of links) link.textContent = 'Overcurrent protection relay';
        const boxes = links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return [...range.getClientRects()];
        });
        const step = (from?: DOMRect, to?: DOMRect) => (to?.top ?? 0) - (from?.top ?? 0);
        return boxes.slice(1).map((lines, index) => ({
          within: step(lines[0], lines[1]),
          between: step(boxes[index]?.at(-1), lines[0]),
        }));
      });
    expect(gaps.length).toBeGreaterThan(0);
    for (const { within, between } of gaps) expect(between).toBeGreaterThan(within + 8);
  });
}

const figures = [
  { path: '/stories', list: '.results', figure: '4,200' },
  { path: '/markets/ports', list: '.stats', figure: '99.9%' },
];

for (const { path, list, figure } of figures) {
  test(`a figure such as ${figure} is never broken on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto(path);
    const lines = await page
      .locator(list)
      .first()
      .evaluate((element, figure) => {
        const first = element.firstElementChild;
        while (first && element.children.length < 3) element.append(first.cloneNode(true));
        return [...element.querySelectorAll('dd')].map((value) => {
          value.textContent = figure;
          const range = document.createRange();
          range.selectNodeContents(value);
          return range.getClientRects().length;
        });
      }, figure);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

test('on a small tablet what a visitor can do with a product takes three rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/products/core');
  await expect(page.locator('.product-head .row > *')).not.toHaveCount(0);
  expect((await countRows(page, '.product-head .row > .button')).length).toBeLessThanOrEqual(3);
});

test('numbers beside the switches of the hero keep off the names of markets', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto('/');
  const gaps = await page.locator('.hero__diagram').evaluate((diagram) => {
    const boxesOf = (selector: string) =>
      [...diagram.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0);
    const numbers = boxesOf('[opacity*="numbers"] text');
    return boxesOf('.hero__feeders b').flatMap((name) =>
      numbers
        .filter(({ top, bottom }) => top < name.bottom && bottom > name.top)
        .map((number) => name.left - number.right),
    );
  });
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThan(4);
});

test('dusk behind the drawing of a market spans its page, and ends beside text', async ({
  page,
}) => {
  const dusk = (path: string) =>
    page.goto(path).then(() =>
      page
        .locator('.market-head__elevation')
        .first()
        .evaluate((drawing) => getComputedStyle(drawing, '::before').maskImage),
    );
  const [market] = await page
    .goto('/markets')
    .then(() =>
      page
        .locator('.market-head a[href^="/markets/"]')
        .evaluateAll((links) => links.map((one) => one.getAttribute('href'))),
    );
  expect(await dusk('/markets')).toContain('gradient');
  expect(await dusk(market ?? '')).toBe('none');
});

for (const width of [320, 1024])
  test(`the email of the direct lines stays whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('/company/contact');
    const lines = await page
      .locator('.nameplate a[href^="mailto:"]')
      .first()
      .evaluate((email) => {
        email.textContent = 'grid@ohmstead.example';
        return email.getClientRects().length;
      });
    expect(lines).toBe(1);
  });

test('the name of a product fits beside its symbol on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto('/products');
  const lines = await page
    .locator('.product-block h2 a')
    .first()
    .evaluate((name) => {
      name.textContent = 'PowerSync';
      return name.getClientRects().length;
    });
  expect(lines).toBe(1);
});

/** Fills the bar with copies of a link that has a panel, and of what reserves its room. */
async function fillBar(page: Page, count: number): Promise<void> {
  await page.locator('.nav .wrap').evaluate((bar, count) => {
    const link = bar.querySelector('.nav__links > :has(.nav__switch)');
    const room = bar.querySelector(`.nav__copy > [data-label="${link?.textContent}"]`);
    const [, switches] = bar.querySelectorAll('.nav__copy');
    for (const one of [link, room, switches?.firstElementChild]) {
      if (!one) throw new Error('the bar has no link with a panel');
      const others = one.parentElement?.querySelectorAll(':scope > :not(.button)') ?? [];
      for (const other of others) if (other !== one) other.remove();
      for (let index = 1; index < count; index++) one.after(one.cloneNode(true));
    }
  }, count);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Resizes a list to a given number of entries: its own first, then copies of the first one. */
async function repeat(page: Page, list: string, count: number): Promise<void> {
  await page.locator(list).evaluate((element, count) => {
    const [first] = element.children;
    if (first === undefined) throw new Error('the list has no entry to repeat');
    while (element.children.length > count) element.lastElementChild?.remove();
    while (element.children.length < count) element.append(first.cloneNode(true));
    for (const item of element.children) item.classList.remove('panorama__quay');
  }, count);
}

/** How many elements are side by side, row by row; elements in a row may differ in height. */
async function countRows(page: Page, selector: string): Promise<number[]> {
  const tops = await topsOf(page, selector);
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

function topsOf(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => elements.map((one) => Math.round(one.getBoundingClientRect().top)));
}

/** The texts of elements that are wider than their box. */
function overflowing(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent ?? ''),
    );
}

/** Overlapping elements, by their index in the page. */
function findCollisions(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements.map((one) => one.getBoundingClientRect());
    return boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b, further) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1 ? [`${index} and ${index + 1 + further}`] : [];
      }),
    );
  });
}

/** Checks a page at all widths, and restores the previous one. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await overflowOf(page), `beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Text spacing that a reader may set: WCAG 1.4.12. */
const SPACED =
  '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }';

for (const width of [1024, 1440]) {
  test(`the headline of the home page keeps off the panel where letters are spaced, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    const [label, panel] = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') ?? document.body);
      const figure = document.querySelector('.hero__figure') ?? document.body;
      const inset = Number.parseFloat(getComputedStyle(figure, '::before').top);
      return [range.getBoundingClientRect().bottom, figure.getBoundingClientRect().top + inset];
    });
    expect(label).toBeLessThan(panel ?? 0);
  });
}
