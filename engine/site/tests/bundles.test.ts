import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeBundles } from '../build/bundles';

const BUNDLE = '.build/server/entry-server.js';

let root: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundles-'));
  made = 0;
  await write('src/entry-server.tsx', 'one');
  for (const folder of ['base', 'check', 'site']) await write(`engine/${folder}/index.ts`, '');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string, folder = root) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

/** Bundles the site by a bundler that writes the setting into its only file. */
async function bundle(): Promise<string> {
  const stage = await mkdtemp(join(root, 'stage-'));
  await mkdir(join(stage, 'dist'));
  await writeBundles(root, stage, async () => {
    made += 1;
    await write(BUNDLE, `links: ${process.env.SITE_EDIT_LINKS}`, stage);
  });
  return readFile(join(stage, BUNDLE), 'utf8');
}

it('bundles the same code once', async () => {
  vi.stubEnv('SITE_EDIT_LINKS', '/admin');
  expect(await bundle()).toBe('links: /admin');
  expect(await bundle()).toBe('links: /admin');
  expect(made).toBe(1);
});

it('bundles code anew that has changed', async () => {
  await bundle();
  await write('src/entry-server.tsx', 'two');
  await bundle();
  expect(made).toBe(2);
});

it('never puts the links of a preview build into another one', async () => {
  vi.stubEnv('SITE_EDIT_LINKS', '/admin');
  await bundle();
  vi.stubEnv('SITE_EDIT_LINKS', undefined);
  expect(await bundle()).toBe('links: undefined');
});
