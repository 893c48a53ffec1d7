import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('writes the same bytes with an empty cache and with a full one', async () => {
  await rm(join(workspace.root, 'node_modules/.cache/site'), { recursive: true, force: true });
  const cold = await build();
  const warm = await build();
  expect(cold.size).toBeGreaterThan(200);
  expect(warm).toEqual(cold);
}, 180_000);

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
