import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { endlessFiles } from '../hostile-files.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

/** In megabytes. */
const LARGEST = 500;

const REPORT = `import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  writeFileSync('used.json', String(process.resourceUsage().maxRSS / 1000));
});`;

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace({
    NODE_OPTIONS: `--max-old-space-size=${LARGEST} --import=./report-used.mjs`,
  });
  await workspace.write('report-used.mjs', REPORT);
});
afterAll(() => workspace.remove());

it(`names every hostile file in one run of the check, within ${LARGEST} MB`, async () => {
  for (const { path, text } of endlessFiles) await workspace.write(path, text);
  const { code, output } = await workspace.run('check', '--format', 'json');
  expect(code).toBe(1);
  expect(endlessFiles.filter(({ path }) => !output.includes(path))).toEqual([]);
  const megabytes = Number(await readFile(join(workspace.root, 'used.json'), 'utf8'));
  expect(megabytes).toBeGreaterThan(0);
  expect(megabytes).toBeLessThan(LARGEST);
});
