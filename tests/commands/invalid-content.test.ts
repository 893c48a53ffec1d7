import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

const ARTICLE = 'content/insights/where-class-0-2s-pays.mdx';
const PRODUCT = 'content/products/core.mdx';
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('invalid content is reported with every place at once and builds nothing', async () => {
  await workspace.edit(PRODUCT, 'icon: core', 'icon: cor');
  await workspace.edit(ARTICLE, 'date: 2024-06-04', 'date: 2024-06-04\nreadTime: 0');
  const { code, output } = await workspace.run('build');
  expect(code).toBe(1);
  expect(output).toContain(`\n  ${ARTICLE}:8:11\n`);
  expect(output).toContain(`\n  ${PRODUCT}:6:7\n`);
  expect(output).toContain('\n2 problems in 2 files of content.\n');
  expect(output).toContain('Nothing was built.');
  expect(existsSync(join(workspace.root, 'dist'))).toBe(false);
});
