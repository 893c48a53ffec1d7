import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../site/folders.ts';

const execute = promisify(execFile);

/** What a tool prints when it is run as in any other project. */
async function run(...args: string[]): Promise<string> {
  const { VITEST, VITEST_MODE, ...env } = process.env;
  const { stdout } = await execute('npx', args, { cwd: PROJECT, env, maxBuffer: 2 ** 26 });
  return stdout;
}

describe('a tool without options', () => {
  it('is Playwright, which finds all browser tests and no others', async () => {
    const listed = await run('playwright', 'test', '--list');
    const files = new Set(listed.match(/[\w/-]+\.(?:spec|test)\.ts/g));
    expect(files).toContain('menu.spec.ts');
    expect(files).toContain('full/layouts.spec.ts');
    expect([...files].filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  });

  it('is Vitest, which runs what needs neither a built site nor minutes', async () => {
    const listed = await run('vitest', 'list', '--filesOnly');
    const projects = new Set(listed.match(/(?<=^\[)\w+(?=\])/gm));
    expect([...projects].toSorted()).toEqual(['components', 'forms', 'unit']);
  });
});
