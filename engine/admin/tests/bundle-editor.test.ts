import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CACHE_FOLDER } from '#check/cache/cache';
import { bundleEditor } from '../bundle-editor.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-editor-'));
  for (const folder of ['engine/admin', 'engine/check'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'engine/admin/admin.html'), '<!doctype html><title>Editor</title>');
  await writeFile(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

it('keeps one version, even if two commands bundle it at once', async () => {
  const [folder = '', twin] = await Promise.all([bundleEditor(root), bundleEditor(root)]);
  expect(twin).toBe(folder);
  expect(await readdir(folder)).toContain('admin.html');
  await writeFile(join(root, 'package-lock.json'), '{ "version": 2 }');
  const next = await bundleEditor(root);
  const all = join(root, CACHE_FOLDER, 'editor');
  expect((await readdir(all)).map((name) => join(all, name))).toEqual([next]);
});
