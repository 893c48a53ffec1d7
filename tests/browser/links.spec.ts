import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { isFile } from '#base/paths';
import { builtPages } from './built-pages';
import { UNKNOWN_PATH } from './facts';

interface ReadPage {
  ids: string[];
  links: string[];
  files: string[];
}

/** Reads a page as it is sent: its anchors, its internal links and the files it names. */
async function readPage(page: Page, path: string): Promise<ReadPage> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const valuesOf = (selector: string, attribute: string) =>
      [...sent.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '');
    return {
      ids: valuesOf('[id]', 'id'),
      links: [
        ...valuesOf('a[href^="/"], a[href^="#"]', 'href'),
        ...valuesOf('form[action^="/"]', 'action'),
      ],
      files: [
        ...valuesOf('img, script[src]', 'src'),
        ...valuesOf('use[href^="/"], link:not([rel="canonical"])', 'href'),
        ...valuesOf('a[href^="/"]', 'href').filter((to) => /\.[a-z]+$/.test(to)),
      ],
    };
  }, html);
}

test('every internal link and anchor of every page leads somewhere', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const read = new Map<string, ReadPage>();
  for (const path of [...builtPages, UNKNOWN_PATH]) read.set(path, await readPage(page, path));
  const dead: string[] = [];
  for (const [path, { links }] of read) {
    for (const link of links) {
      const { pathname, hash } = new URL(link, `http://site${path}`);
      if (isFile(pathname)) continue;
      const target = read.get(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      if (!target || (anchor !== '' && !target.ids.includes(anchor))) dead.push(`${path}: ${link}`);
    }
  }
  expect(read.get('/')?.links.length).toBeGreaterThan(30);
  expect(dead).toEqual([]);
});

test('every page answers 200, and so does every file that a page names', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const addresses = new Set(builtPages);
  for (const path of builtPages) {
    for (const file of (await readPage(page, path)).files) addresses.add(file);
  }
  const failed: string[] = [];
  for (const address of addresses) {
    const { status } = await page.request
      .get(address)
      .then((answer) => ({ status: answer.status() }));
    if (status !== 200) failed.push(`${address} answers ${status}`);
  }
  expect(addresses.size).toBeGreaterThan(builtPages.length);
  expect(failed).toEqual([]);
});

test('no page names a file of another site', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/', '/insights', '/company', ...builtPages.slice(-3)]) {
    const { files } = await readPage(page, path);
    expect(files.filter((file) => !file.startsWith('/'))).toEqual([]);
  }
});
