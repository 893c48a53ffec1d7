import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import config from '../../vite.config';
import { placePhotos } from './photos';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

let workspace: Workspace;
let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  workspace = await createWorkspace();
  await placePhotos(workspace);
  server = await createServer({
    ...config,
    configFile: false,
    root: workspace.root,
    logLevel: 'silent',
    server: { port: 0, hmr: { port: 0 } },
  });
  await server.listen();
}, 120_000);
afterAll(async () => {
  await server.close();
  await workspace.remove();
});

function get(path: string): Promise<Response> {
  const [base = ''] = server.resolvedUrls?.local ?? [];
  return fetch(new URL(path, base));
}

it('the development server makes a copy when a browser asks for it', async () => {
  const page = await get('/insights/device-certificates-field-radios');
  const html = await page.text();
  const [address = ''] = /\/assets\/images\/mast-[0-9a-f]{10}-480\.\w+/.exec(html) ?? [];
  const copy = await get(address);
  expect(copy.status).toBe(200);
  expect(copy.headers.get('Content-Type')).toBe('image/webp');
  expect((await copy.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  const image = await get('/assets/images/mast-0123456789-480.webp');
  expect(image.status).toBe(404);
}, 60_000);
