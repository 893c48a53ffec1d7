import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listFiles } from '#base/files';
import type { Workspace } from '../workspace';
import { createWorkspace } from '../workspace';

const ADDED = 200;
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('loads the same JavaScript with 200 more articles, and so does the build itself', async () => {
  const before = await bundle();
  await addArticles();
  const after = await bundle();
  expect(before.scripts.length).toBeGreaterThan(20);
  expect(before.server.length).toBeGreaterThan(20);
  expect(after).toEqual(before);
});

/** The scripts of both bundles, with name and size in bytes. */
async function bundle() {
  const { code, output } = await workspace.bundle();
  if (code !== 0) throw new Error(output);
  return { scripts: await listScripts('dist'), server: await listScripts('.build/server') };
}

async function listScripts(folder: string) {
  const files = await listFiles(join(workspace.root, folder));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = scripts.map(async (file) => [
    file,
    (await stat(join(workspace.root, folder, file))).size,
  ]);
  return Promise.all(sizes);
}

async function addArticles() {
  const model = 'content/insights/reading-a-capacitor-step.mdx';
  const text = await readFile(join(workspace.root, model), 'utf8');
  const [fields = ''] = text.split(/(?<=\n---\n)/);
  for (let number = 0; number < ADDED; number += 1) {
    const dated = fields
      .replace(/^title: .*$/m, `title: Reading capacitor step ${number}`)
      .replace(/^date: .*$/m, 'date: 2015-01-01');
    await workspace.write(`content/insights/generated-${number}.mdx`, `${dated}\nRead it twice.\n`);
  }
}
