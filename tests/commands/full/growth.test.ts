import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listFiles } from '#check/read/files';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

const ADDED = 200;
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('loads the same JavaScript with 200 more articles', async () => {
  const before = await build();
  await addArticles();
  const after = await build();
  expect(before.length).toBeGreaterThan(20);
  expect(after).toEqual(before);
});

/** The scripts that visitors load, with name and size in bytes. */
async function build() {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  const dist = join(workspace.root, 'dist');
  const scripts = (await listFiles(dist)).filter((file) => file.endsWith('.js'));
  return Promise.all(scripts.map(async (file) => [file, (await stat(join(dist, file))).size]));
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
