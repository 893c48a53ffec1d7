import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listMoving } from '../photographs';
import { sketchSite } from './built-site';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const frames = ['red', 'blue'].map((background) => ({
    create: { width: 9, height: 9, channels: 3, background } as const,
  }));
  const parts = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const moving = await sharp(parts, { join: { animated: true } })
    .webp()
    .toBuffer();
  await writeFile(join(folder, 'moving.webp'), moving);
  await writeFile(join(folder, 'still.png'), parts[0] ?? '');
});
afterAll(() => rm(folder, { recursive: true }));

it('names the pictures of a page that move', async () => {
  const main = '<img src="/moving.webp"><img src="/still.png"><img src="/gone.png">';
  const site = { ...sketchSite({ '/a': { main }, '/b': { main: '' } }), folder };
  expect(await listMoving(site, ['/a', '/b'])).toEqual(['moving.webp']);
});
