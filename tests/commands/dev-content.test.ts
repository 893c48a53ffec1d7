import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { placePhotos } from '../site/photos.ts';
import type { Development } from './development.ts';
import { startDevelopment } from './development.ts';
import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

const FILE = 'content/products/core.mdx';
const DESIGNATION = 'designation: PG1';
const SENTENCE = 'It counts what is sold and records what goes wrong.';

let workspace: Workspace;
let development: Development;

beforeAll(async () => {
  workspace = await createWorkspace();
  await placePhotos(workspace.root);
  await workspace.edit(FILE, 'icon: core', 'icon: cor');
  development = await startDevelopment(workspace.root);
});
afterAll(async () => {
  await development.close();
  await workspace.remove();
});

async function open() {
  const response = await development.get('/products/core');
  return { status: response.status, html: await response.text() };
}

/** The server checks a saved file a moment later. */
const soon = { interval: 300 };

describe('the development server', () => {
  it('answers with the report while it has no good page', async () => {
    const { status, html } = await open();
    expect(status).toBe(500);
    expect(html).toContain(`${FILE}:6:7`);
    expect(html).toContain('did you mean "core"?');
    expect(html).toContain('/@vite/client');
  });

  it('shows the page once its content is fixed', async () => {
    await workspace.edit(FILE, 'icon: cor', 'icon: core');
    await expect.poll(async () => (await open()).status, soon).toBe(200);
    expect((await open()).html).toContain('PG1');
  });

  it('shows a saved sentence', async () => {
    expect((await open()).html).toContain(SENTENCE);
    await workspace.edit(FILE, SENTENCE, 'It counts what the bill rests on.');
    await expect.poll(async () => (await open()).html, soon).toContain('what the bill rests on');
  });

  it('keeps the last good page while content is invalid again, and goes on afterwards', async () => {
    const send = vi.spyOn(development.server.environments.client.hot, 'send');
    await workspace.edit(FILE, DESIGNATION, 'designation: PG1-much-too-long');
    const place = `${resolve(workspace.root, FILE)}:5:14`;
    await expect.poll(() => JSON.stringify(send.mock.calls), soon).toContain(place);
    const kept = await open();
    expect(kept.status).toBe(200);
    expect(kept.html).toContain('PG1');
    expect(kept.html).not.toContain('much-too-long');
    await workspace.edit(FILE, 'designation: PG1-much-too-long', 'designation: PG9');
    await expect.poll(async () => (await open()).html, soon).toContain('PG9');
  });
});

it('the development server makes a copy when a browser asks for it', async () => {
  const { get } = development;
  const page = await get('/insights/device-certificates-field-radios');
  const html = await page.text();
  const [address = ''] = /\/assets\/images\/mast-[0-9a-f]{10}-480\.\w+/.exec(html) ?? [];
  const copy = await get(address);
  expect(copy.status).toBe(200);
  expect(copy.headers.get('Content-Type')).toBe('image/avif');
  expect((await copy.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  const image = await get('/assets/images/mast-0123456789-480.webp');
  expect(image.status).toBe(404);
});
