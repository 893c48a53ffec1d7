import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const ADDED = 1000;
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('loads the same JavaScript with 1,000 more articles', async () => {
  const before = await build();
  await addArticles();
  const after = await build();
  expect(after.articles).toBe(before.articles + ADDED);
  expect(after.scripts).toEqual(before.scripts);
  expect(Math.abs(after.firstPage - before.firstPage)).toBeLessThan(200);
}, 240_000);

async function build() {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  const dist = join(workspace.root, 'dist');
  const scripts = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'));
  const sizes = scripts.map(async (file) => (await stat(join(dist, 'assets', file))).size);
  const articles = (await readdir(join(dist, 'insights'))).filter((file) => file.endsWith('.html'));
  return {
    scripts: (await Promise.all(sizes)).toSorted((a, b) => a - b),
    articles: articles.length,
    firstPage: (await stat(join(dist, 'insights.html.br'))).size,
  };
}

async function addArticles() {
  const model = 'content/insights/reading-a-capacitor-step.mdx';
  const text = await readFile(join(workspace.root, model), 'utf8');
  for (let number = 0; number < ADDED; number += 1) {
    const dated = text
      .replace(/^title: .*$/m, `title: Reading capacitor step ${number}`)
      .replace(/^date: .*$/m, 'date: 2015-01-01');
    await workspace.write(`content/insights/generated-${number}.mdx`, dated);
  }
}
