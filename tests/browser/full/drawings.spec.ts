import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { DrawingElement } from '#check/guard/read-drawing';
import { readDrawing } from '#check/guard/read-drawing';
import { drawingHeader } from '#site/hosts/headers';
import {
  malformed,
  moving,
  multiplied,
  toDrawing,
  wellFormed,
} from '../../commands/hostile-drawings.ts';
import { readTable } from '../../commands/read-table.ts';
import { PROJECT, SAMPLE } from '../../site/folders.ts';

const BROKEN_IMAGES = join(PROJECT, 'tests/commands/fixtures/broken/image.md');
const HOST = 'http://drawings.example';
const PARSER_ERROR = 'parsererror';

const wrap = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).map(([name, text]) => [name, toDrawing(text)]));

/** The drawings of the sample site and those with a mistake, by name. */
async function readDrawings(): Promise<Record<string, string>> {
  const files = (await readdir(join(SAMPLE, 'content'), { recursive: true }))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(SAMPLE, 'content', file));
  const texts = files.map(async (file) => [file, await readFile(file, 'utf8')] as const);
  const broken = (await readTable(BROKEN_IMAGES)).filter(({ path }) => path.endsWith('.svg'));
  return Object.fromEntries([
    ...(await Promise.all(texts)),
    ...broken.map(({ name, source }) => [name, source] as const),
  ]);
}

/** Each element with its namespace, attributes and depth. */
function listElements(element: DrawingElement, depth = 0): string[] {
  const { uri, local, attributes, children } = element;
  const named = attributes.map(({ prefix, local, value }) => `${prefix}:${local}=${value}`);
  const own = `${depth} {${uri}}${local} ${named.toSorted().join(' ')}`;
  return [own, ...children.flatMap((child) => listElements(child, depth + 1))];
}

test('our reader finds the elements that a browser finds', async ({ page }) => {
  const drawings = {
    ...wellFormed,
    ...wrap(multiplied),
    ...wrap(moving),
    ...malformed,
    ...(await readDrawings()),
  };
  await page.route(`${HOST}/**`, (route) => {
    const body = drawings[decodeURIComponent(new URL(route.request().url()).pathname.slice(1))];
    return body === undefined
      ? route.fulfill({ body: '<!doctype html><title>a</title>', contentType: 'text/html' })
      : route.fulfill({ body, contentType: 'image/svg+xml; charset=utf-8' });
  });
  await page.goto(HOST);
  for (const [name, text] of Object.entries(drawings)) {
    const found = await page.evaluate(
      async (address) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.open('GET', address);
        await new Promise((resolve) => {
          request.onloadend = resolve;
          request.send();
        });
        const elements = [...(request.responseXML?.querySelectorAll('*') ?? [])];
        return elements.map((element) => {
          let depth = 0;
          for (let one = element.parentElement; one !== null; one = one.parentElement) depth += 1;
          const named = [...element.attributes].map(
            ({ prefix, localName, value }) => `${prefix ?? ''}:${localName}=${value}`,
          );
          const { namespaceURI, localName } = element;
          return `${depth} {${namespaceURI ?? ''}}${localName} ${named.toSorted().join(' ')}`;
        });
      },
      `/${encodeURIComponent(name)}`,
    );
    const { root, refusal } = readDrawing(text);
    const isRefused = found.length === 0 || found.some((one) => one.includes(PARSER_ERROR));
    if (isRefused) expect(refusal, name).toBeDefined();
    else if (refusal === undefined) expect(root && listElements(root), name).toEqual(found);
  }
});

test('a drawing that is opened by its address runs nothing and sends nothing', async ({ page }) => {
  const [name, policy] = drawingHeader;
  const form = `<form xmlns="http://www.w3.org/1999/xhtml" action="/sent"><button>a</button></form>`;
  const requested: string[] = [];
  await page.route(`${HOST}/**`, (route) => {
    requested.push(new URL(route.request().url()).pathname);
    const body = toDrawing(
      `<style>rect{fill:rgb(1,2,3)}</style><rect width="9" height="9"/><script>document.documentElement.id = 'ran'; fetch('/sent')</script><image href="/sent" width="9" height="9"/><foreignObject width="99" height="99">${form}</foreignObject>`,
    );
    const headers = { [name]: policy, 'Content-Type': 'image/svg+xml; charset=utf-8' };
    return route.fulfill({ body, headers });
  });
  await page.goto(`${HOST}/a.svg`);
  await expect(page.locator('svg')).toHaveAttribute('id', 'drawing');
  await expect(page.locator('rect')).toHaveCSS('fill', 'rgb(1, 2, 3)');
  await page.locator('button').click();
  expect(requested).toEqual(['/a.svg']);
});

test('a drawing is still shown in a page, as a picture and as a part of it', async ({
  page,
  request,
}) => {
  const { headers } = await request
    .get('/favicon.svg')
    .then((response) => ({ headers: response.headers() }));
  expect(headers['content-security-policy']).toBe(drawingHeader[1]);
  await page.goto('/markets');
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/favicon.svg';
    await image.decode();
    return image.naturalWidth;
  });
  expect(size).toBeGreaterThan(0);
  const used = page.locator('svg:has(> use[href$="#drawing"])').first();
  await used.scrollIntoViewIfNeeded();
  const box = () =>
    used.locator('use').evaluate((use) => {
      const { width, height } = use.getBoundingClientRect();
      return width * height;
    });
  await expect.poll(box).toBeGreaterThan(100);
});
