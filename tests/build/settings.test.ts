import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

it('builds nothing for the public without knowing where', async () => {
  const { code, output } = await workspace.run('build', '--production');
  expect(code).toBe(1);
  expect(output).toContain('SITE_URL is missing, and a production build needs it');
  expect(output).toContain('SITE_URL=https://grid.example npm run build -- --production');
  expect(existsSync(join(workspace.root, 'dist'))).toBe(false);
});

it('refuses a day that is none, with a hint', async () => {
  vi.stubEnv('SITE_NOW', '1 December');
  const { code, output } = await workspace.run('build');
  expect(code).toBe(1);
  expect(output).toContain('SITE_NOW is "1 December", but must be a day such as');
  vi.unstubAllEnvs();
  expect(output).not.toContain('    at ');
});
