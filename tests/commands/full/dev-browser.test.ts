import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Development } from '../development.ts';
import type { DevelopmentPage } from '../development-page.ts';
import { openDevelopmentPage } from '../development-page.ts';
import type { Workspace } from '../workspace.ts';

const PRODUCT = 'src/pages/product/page.ts';
const SECTION = 'src/components/blocks/section.tsx';
const COMPONENTS = 'src/mdx/mdx-components.tsx';
const DRAWING = 'content/team/dana-kessler.svg';
const TERMS = 'content/pages/terms.mdx';
const NEW_PAGE = 'content/pages/fresh.mdx';

let opened: DevelopmentPage;
let workspace: Workspace;
let development: Development;
let page: Page;

beforeAll(async () => {
  opened = await openDevelopmentPage();
  ({ workspace, development, page } = opened);
});
afterAll(() => opened.close());

/** Opens a page, and leaves a mark that a reload would remove. */
async function open(path: string) {
  await opened.open(path);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

/**
 * Saves a file repeatedly until the change shows: the watcher drops changes within 50 ms of the
 * last.
 */
async function save(file: string, text: string, isShown: () => Promise<boolean>) {
  const saveAgain = async () => {
    if (await isShown()) return true;
    await workspace.write(file, text);
    return false;
  };
  await expect.poll(saveAgain, { interval: 1000 }).toBe(true);
}

/** Replaces words of a file until the change shows. */
async function change(file: string, searched: string, replacement: string, shown: Locator) {
  const text = await read(file);
  expect(text).toContain(searched);
  await save(file, text.replace(searched, replacement), async () => (await shown.count()) > 0);
}

const isReloaded = async () => (await page.locator('html[data-mark]').count()) === 0;
const overlay = () => page.locator('vite-error-overlay');

const isCovered = async () => (await overlay().count()) > 0;
const isBare = async () => (await overlay().count()) === 0;
const read = (file: string) => readFile(join(workspace.root, file), 'utf8');

async function writeNewPage() {
  const text = await read('content/pages/privacy.mdx');
  await workspace.write(NEW_PAGE, text.replace(/title: .*/g, 'title: Fresh words'));
}

describe('an open page, while code is edited', () => {
  beforeAll(() => open('/products/core'));

  it('shows a changed component, whose neighbors keep their state', async () => {
    const changed = page.locator('section[data-changed]');
    await change(SECTION, '<section ', '<section data-changed="" ', changed);
    expect(await isReloaded()).toBe(false);
  });

  it('shows data that its loader makes', async () => {
    const text = 'Made by a loader';
    const named = `product: { ...entry, name: '${text}' },`;
    await change(PRODUCT, 'product: entry,', named, page.getByText(text));
    expect(await isReloaded()).toBe(false);
  });

  it('shows a changed component of its prose', async () => {
    const changed = page.locator('[role=note][data-changed]');
    await change(COMPONENTS, 'role="note">', 'role="note" data-changed="">', changed);
    expect(await isReloaded()).toBe(false);
  });

  it('stays under an error of code that only the server runs', async () => {
    const good = await read(PRODUCT);
    await save(PRODUCT, good.replace('loader:', 'loader::'), isCovered);
    await save(PRODUCT, good, isBare);
    expect(await isReloaded()).toBe(false);
  });

  it('shows the error of a component that throws, and comes back once it is fixed', async () => {
    const good = await read(SECTION);
    const failing = good.replace(
      'return (',
      "throw new TypeError('A part is missing');\n  return (",
    );
    const failure = page.getByRole('alert').filter({ hasText: 'A part is missing' });
    await save(SECTION, failing, async () => (await failure.count()) > 0);
    await save(SECTION, good, async () => (await failure.count()) === 0);
    await page.locator('main h1').waitFor();
  });

  it('comes back after a loader that threw', async () => {
    const good = await read(PRODUCT);
    await save(PRODUCT, good.replace('return {', 'throw new TypeError(); return {'), isCovered);
    await save(PRODUCT, good, async () => (await page.locator('html[data-live]').count()) > 0);
  });
});

describe('an open page, while content is edited', () => {
  it('shows a drawing as it was saved', async () => {
    await open('/company');
    const shown = page.locator('use[href^="/content/team/dana-kessler.svg"]').first();
    const before = await shown.getAttribute('href');
    await workspace.edit(DRAWING, '</svg>', '<desc>Drawn anew</desc></svg>');
    await expect.poll(() => shown.getAttribute('href')).not.toBe(before);
    const drawing = await development.get((await shown.getAttribute('href')) ?? '');
    expect(await drawing.text()).toContain('Drawn anew');
    expect(await isReloaded()).toBe(false);
  });

  it('shows a page that is made where there was none, a change of it, and that it is gone', async () => {
    await open('/fresh');
    await writeNewPage();
    await page.getByRole('heading', { level: 1, name: 'Fresh words' }).waitFor();
    await page.locator('html[data-live]').waitFor();
    await workspace.edit(NEW_PAGE, /title: .*/g, 'title: Other words');
    await expect.poll(() => page.title()).toContain('Other words');
    await rm(join(workspace.root, NEW_PAGE));
    await page.locator('html[data-kind=not-found]').waitFor();
    expect((await development.get('/products/core')).status).toBe(200);
    expect((await development.get('/fresh')).status).toBe(404);
  });

  it('stays under a report, and any other opens as it was when content was right', async () => {
    await open('/products/core');
    const text = 'word '.repeat(80);
    const good = await read(TERMS);
    await save(TERMS, good.replace(/\n---\n/, `\n---\n\n{alert(1)} ${text}\n`), isCovered);
    const terms = await development.get('/terms');
    expect(terms.status).toBe(200);
    expect(await terms.text()).not.toContain(text);
    expect(await overlay().locator('.window').innerText()).not.toContain('vite.config');
    const report = overlay().locator('.stack');
    expect(await report.evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
    await save(TERMS, good, isBare);
    expect(await isReloaded()).toBe(false);
  });
});
