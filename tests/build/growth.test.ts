import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const ADDED = 200;
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('loads the same JavaScript with 200 more articles', async () => {
  const before = await bundle();
  await addArticles();
  const after = await bundle();
  expect(after.articles).toBe(before.articles + ADDED);
  expect(before.scripts.length).toBeGreaterThan(20);
  expect(after.scripts).toEqual(before.scripts);
});

/** The scripts for browsers, name and bytes, and how many articles the server's half knows. */
async function bundle() {
  const { code, output } = await workspace.bundle();
  if (code !== 0) throw new Error(output);
  const assets = join(workspace.root, 'dist/assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js')).toSorted();
  const sizes = files.map(async (file) => [file, (await stat(join(assets, file))).size]);
  const server = await readFile(join(workspace.root, '.build/server/entry-server.js'), 'utf8');
  return {
    scripts: await Promise.all(sizes),
    articles: new Set(server.match(/content\/insights\/[\w-]+\.mdx/g)).size,
  };
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
