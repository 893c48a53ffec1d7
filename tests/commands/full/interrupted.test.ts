import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { digestSite } from '../digest-site.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace, toProgram } from '../workspace.ts';

/** For more rounds: `ROUNDS=15 npx vitest run tests/commands/full/interrupted.test.ts`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const STYLES = 'src/styles/main.css';

let workspace: Workspace;
let expected: Map<string, string>;
let duration: number;

beforeAll(async () => {
  workspace = await createWorkspace();
  await build();
  expected = await digestSite(workspace.root);
  const since = performance.now();
  await build();
  duration = performance.now() - since;
});
afterAll(() => workspace.remove());

it('builds the same where two were started together', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([build(), build()]);
    expect(await digestSite(workspace.root)).toEqual(expected);
  }
});

it('builds the same after builds were killed at any moment, and sweeps up after them', async () => {
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    // Every second build is one that rewrites all pages.
    const sheet = await changeStyles(round % 2 === 1);
    await killBuild(Math.random() * duration);
    await sheet.restore();
    expect(existsSync(join(workspace.root, 'dist/index.html'))).toBe(true);
    await build();
    expect(await digestSite(workspace.root)).toEqual(expected);
    expect(await readdir(join(workspace.root, '.cache'))).toEqual([]);
  }
});

async function build(): Promise<void> {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
}

async function changeStyles(isWanted: boolean) {
  const file = join(workspace.root, STYLES);
  const text = await readFile(file, 'utf8');
  if (isWanted) await appendFile(file, '\n.changed { color: red; }\n');
  return { restore: () => writeFile(file, text) };
}

/** Kills a build but not its child processes, as the kernel does when memory runs out. */
async function killBuild(after: number): Promise<void> {
  const child = spawn('node', toProgram('build'), {
    cwd: workspace.root,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([wait(after), ended]);
  child.kill('SIGKILL');
  await ended;
}
