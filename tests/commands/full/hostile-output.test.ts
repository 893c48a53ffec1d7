import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { toArticle } from '../hostile-files.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace, toProgram } from '../workspace.ts';

const ESC = '\u001B';
const COMMANDS = `a\n::error::obeyed ##[warning]b ##vso[c]d\r::warning::e${ESC}]0;f\u0007${ESC}[2J`;
let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace({ PORT: '0', GITHUB_ACTIONS: '' });
  const name = 'content/insights/a\n::error::obeyed ##[warning]b\u001B[2J.mdx';
  await writeFile(join(workspace.root, name), toArticle('A text.'));
  const title = JSON.stringify(COMMANDS);
  const text = toArticle('A {globalThis} <b>##[error]a</b>\n\n::error::obeyed');
  const titled = text
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^type: .*$/m, `type: ${title}`);
  await writeFile(join(workspace.root, 'content/insights/hostile.mdx'), titled);
});
afterAll(() => workspace.remove());

/** The lines that a CI runner would obey, or that would control a terminal. */
function listObeyed(output: string): string[] {
  const plain = output.replace(new RegExp(`${ESC}\\[\\d*m`, 'g'), '').replaceAll('\t', ' ');
  return plain.split(/\r?\n/).filter((line) => /^\s*::|##\w*\[|\p{Cc}/u.test(line));
}

it.each([['check'], ['build'], ['check', '--format', COMMANDS]])(
  '%s prints nothing that a runner of CI obeys',
  async (command, ...args) => {
    const { output, code } = await workspace.run(command, ...args);
    expect(code).not.toBe(0);
    expect(listObeyed(output)).toEqual([]);
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(output.trim()).not.toBe('');
  },
);

it('annotations are the only commands that the check gives', async () => {
  const { output } = await workspace.run('check', '--format', 'github');
  const obeyed = listObeyed(output);
  expect(obeyed.length).toBeGreaterThan(1);
  expect(obeyed.filter((line) => !/^::(error|warning) file=[^:]+::/.test(line))).toEqual([]);
});

it('the development server prints nothing that a runner of CI obeys', async () => {
  const child = spawn('node', toProgram('dev'), {
    cwd: workspace.root,
    env: { ...process.env, PORT: '0' },
  });
  let output = '';
  await new Promise<void>((resolve) => {
    const take = (chunk: Buffer) => {
      output += chunk;
      if (/problems? .*of content/.test(output)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', () => resolve());
  });
  child.kill();
  await once(child, 'close');
  expect(output).toContain('of content');
  expect(listObeyed(output)).toEqual([]);
});
