import type { Page } from '@playwright/test';
import { expect, type PlaywrightTestOptions, test } from '@playwright/test';

import type { BuiltPage } from '../site/build-facts.ts';
import { countDifferences, readPaper, type Sheet } from './paper.ts';

/** WCAG 2.2, success criterion 1.4.3. */
const LEGIBLE = 4.5;
/** The width of A4 without the margins of our stylesheet, in pixels: what media queries compare. */
const WIDTH = 710;
/** A picture of this many square pixels shows more than an icon. */
const PICTURE = 3_000;
/** Fewer pixels of a drawing, three to the point, would be no drawing. */
const LEAST_INK = 300;

/** A page on A4, with or without its backgrounds; browsers leave them out by default. */
export const print = (page: Page, printBackground = false) =>
  page.pdf({ format: 'A4', tagged: true, printBackground });

/** Opens a page as it is printed, with all its pictures loaded. */
async function openForPrint(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

/** The texts of a page without their spaces: those to be seen on paper, and those left out there. */
const listTexts = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const texts: { text: string; isSeen: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? '').replace(/\s+/g, '');
      if (text === '' || parent === null || parent.closest('select, noscript') !== null) continue;
      const isSeen =
        parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isClipped(parent) &&
        getComputedStyle(parent).fontSize !== '0px';
      texts.push({ text, isSeen });
    }
    const list = (seen: boolean) =>
      texts.filter((one) => one.isSeen === seen).map(({ text }) => text);
    return { seen: list(true), unseen: list(false) };
  });

const countPictures = (page: Page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('main :is(img, svg)')].filter((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return (
          picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          width * height > least
        );
      }).length,
    PICTURE,
  );

const hidePictures = (page: Page) =>
  page.addStyleTag({ content: 'main :is(img, svg) { visibility: hidden !important }' });

/** The heading that a sheet ends with, though what it is about is on the next one. */
function findLeftHeading({ texts }: Sheet): string | undefined {
  const last = texts.toSorted((a, b) => a.top - b.top).at(-1);
  return last?.roles.some((role) => /^(H\d|Caption)$/.test(role)) ? last.text : undefined;
}

const sumInk = (sheets: Sheet[]) => sheets.reduce((sum, { ink }) => sum + ink, 0);

/** How pages are opened to be printed: stylesheets are added to take pictures off them. */
export const forPrint = {
  bypassCSP: true,
  viewport: { width: WIDTH, height: 1000 },
  contextOptions: { reducedMotion: 'reduce' },
} satisfies Partial<PlaywrightTestOptions>;

/** Tests that a page says and shows on paper what it does on a screen, as browsers print it. */
export function testPrinted({ kind, path }: BuiltPage): void {
  test(`on paper, a page of the kind ${kind} says and shows what it does on a screen`, async ({
    page,
    context,
  }) => {
    await openForPrint(page, path);
    const { seen, unseen } = await listTexts(page);
    const pictures = await countPictures(page);
    const plain = await print(page);
    const rich = await print(page, true);
    await hidePictures(page);
    const bare = await print(page);

    const desk = await context.newPage();
    const sheets = await readPaper(desk, plain);
    const texts = sheets.flatMap((sheet) => sheet.texts);
    const printed = texts.map(({ text }) => text.replace(/\s+/g, '')).join('');
    expect(seen.length).toBeGreaterThan(5);
    expect.soft(seen.filter((text) => !printed.includes(text))).toEqual([]);
    const faint = texts.filter(({ contrast }) => contrast < LEGIBLE).map(({ text }) => text);
    expect.soft(faint.filter((text) => !unseen.includes(text.replace(/\s+/g, '')))).toEqual([]);
    expect.soft(sheets.slice(0, -1).flatMap((sheet) => findLeftHeading(sheet) ?? [])).toEqual([]);

    expect.soft(countDifferences(await readPaper(desk, rich), sheets)).toBe(0);
    const ink = sumInk(sheets) - sumInk(await readPaper(desk, bare));
    expect.soft(ink / LEAST_INK).toBeGreaterThan(pictures - 1);
  });
}

/** Tests that a page is printed in the dark scheme as it is in the light one. */
export function testDark({ kind, path }: Pick<BuiltPage, 'kind' | 'path'>): void {
  test(`in the dark scheme, a page of the kind ${kind} is printed as in the light one`, async ({
    page,
    context,
  }) => {
    const papers: Buffer[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      papers.push(await print(page));
    }
    const desk = await context.newPage();
    const [dark = [], light = []] = [
      await readPaper(desk, papers[0] ?? Buffer.alloc(0)),
      await readPaper(desk, papers[1] ?? Buffer.alloc(0)),
    ];
    expect(countDifferences(dark, light)).toBe(0);
  });
}
