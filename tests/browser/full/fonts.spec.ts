import { expect, test } from '@playwright/test';

/** What engineers write, beside letters: signs, exponents and indexes, hyphens and spaces. */
const SIGNS = '≥≤≈≠±√∞∑×−→←↑↓∠⌀ΩφΔαβγλμπσµ°′″‰₀₁₂₃₉⁰¹²³⁴⁻ⁿ½⅓\u2011\u2009\u202f';
/** Text, a heading, and values in the font of one width. */
const PLACES = ['main p', 'main h1', 'main .mono td'];

// React would put back what these tests write into the document.
test.use({ javaScriptEnabled: false });

test('pages draw the signs of engineers in their own fonts', async ({ page }) => {
  await page.goto('/products/core');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  /** Whether what a place shows is drawn in one of our fonts. */
  async function isOwn(place: string): Promise<boolean> {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: place,
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.length === 1 && fonts[0]?.isCustomFont === true;
  }
  for (const place of PLACES) {
    for (const sign of SIGNS) {
      await page.locator(place).first().evaluate(show, sign);
      await expect.poll(() => isOwn(place), `${sign} in ${place}`).toBe(true);
    }
  }
});

test('pages without such signs load no font for them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(request.url());
  });
  await page.goto('/company/careers');
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((url) => url.includes('signs'))).toEqual([]);
});

/** Shows a sign, and waits for its font. */
async function show(element: Element, sign: string) {
  element.textContent = sign;
  const { fontFamily, fontWeight } = getComputedStyle(element);
  const [own] = fontFamily.split(',');
  await document.fonts.load(`${fontWeight} 16px ${own}`, sign);
}
