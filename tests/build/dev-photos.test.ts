import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Development } from './development';
import { startDevelopment } from './development';
import { placePhotos } from './photos';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

let workspace: Workspace;
let development: Development;

beforeAll(async () => {
  workspace = await createWorkspace();
  await placePhotos(workspace);
  development = await startDevelopment(workspace.root);
});
afterAll(async () => {
  await development.close();
  await workspace.remove();
});

it('the development server makes a copy when a browser asks for it', async () => {
  const { get } = development;
  const page = await get('/insights/device-certificates-field-radios');
  const html = await page.text();
  const [address = ''] = /\/assets\/images\/mast-[0-9a-f]{10}-480\.\w+/.exec(html) ?? [];
  const copy = await get(address);
  expect(copy.status).toBe(200);
  expect(copy.headers.get('Content-Type')).toBe('image/webp');
  expect((await copy.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  const image = await get('/assets/images/mast-0123456789-480.webp');
  expect(image.status).toBe(404);
});
