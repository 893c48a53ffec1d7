import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const CACHE = 'node_modules/.cache/site';
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('writes the same bytes from nothing, from memory, and over what anybody did to dist', async () => {
  await rm(join(workspace.root, CACHE), { recursive: true, force: true });
  const cold = await build();
  expect(cold.size).toBeGreaterThan(200);
  await rm(join(workspace.root, 'dist'), { recursive: true });
  expect(await build()).toEqual(cold);
  await damage();
  expect(await build()).toEqual(cold);
}, 240_000);

/** What no build may trust: a page that was edited, one that is gone, and ones that nobody wrote. */
async function damage() {
  const at = (file: string) => join(workspace.root, 'dist', file);
  const page = await readFile(at('products/core.html'), 'utf8');
  await writeFile(at('products/core.html'), page.replace('Core', 'Cure'));
  await rm(at('insights.json.br'));
  await mkdir(at('insights/withdrawn'), { recursive: true });
  await writeFile(at('insights/withdrawn/article.html'), 'An article that was withdrawn.');
  await writeFile(at('assets/old-bundle.js'), 'A script of last week.');
}

/** The digest of every file that a build writes, by name. */
async function build(): Promise<Map<string, string>> {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  const dist = join(workspace.root, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const digests = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ];
  });
  return new Map((await Promise.all(digests)).toSorted(([a], [b]) => a.localeCompare(b)));
}
