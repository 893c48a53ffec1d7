import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';
import { checkContent } from '#check/check-content';
import { contentModel } from '#check/model/index';
import { runRename } from '#check/rename/rename-entry';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

export const REDIRECTS = 'content/redirects.yaml';
const ENTRY = `---
order: 77
title: A pump that waits its turn
category: Trial
client: City of Ohm
location: Ohm
duration: 2 months
date: 2026-01-05
challenge: The pump of the city started with all of the others, and that cost the city a peak each day.
solution: Now the pump waits until the others have started, and nobody in the city has noticed.
results:
  - { metric: "1", label: pump, icon: check }
  - { metric: "2", label: months, icon: clock }
  - { metric: "3", label: peaks, icon: fall }
timeline:
  - { when: January, what: Asked }
  - { when: February, what: Built }
  - { when: March, what: Read }
image: { src: ./pump.svg, alt: A pump beside a basin }
market: MARKET
products: [PRODUCT]
---

It [waits](/stories/pump#how) for its turn, ![the pump](./pump-inside.svg "Inside") as drawn.

## How

Prose.
`;
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 16 9"><path d="M0 0h16v9z"/></svg>\n';

export let workspace: Workspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => workspace.remove());

const run = promisify(execFile);
export const git = (...words: string[]) =>
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...words], { cwd: workspace.root });

export async function rename(...words: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const { root } = workspace;
  const env = { SITE_NOW: '2026-12-01' };
  const code = await runRename({ root, words, env, isTerminal: false, print, complain: print });
  return { code, output };
}

export const read = (file: string) => readFile(join(workspace.root, file), 'utf8');

export async function firstOf(collection: string): Promise<string> {
  const { stdout } = await run('ls', [join(workspace.root, 'content', collection)]);
  return /^(.+)\.mdx$/m.exec(stdout)?.[1] ?? '';
}

/** Adds a story that is referred to in every way that an entry can be. */
export async function addStory() {
  const { root, write } = workspace;
  const [product, market, job] = await Promise.all(['products', 'markets', 'jobs'].map(firstOf));
  const story = ENTRY.replace('PRODUCT', product ?? '').replace('MARKET', market ?? '');
  await write('content/stories/pump.mdx', story);
  await write('content/stories/pump.svg', DRAWING);
  await write('content/stories/pump-inside.svg', DRAWING);
  await write(
    'content/stories/pump-two.mdx',
    story
      .replaceAll('pump', 'pump-two')
      .replace('77', '78')
      .replace('A pump-two that', 'Another that'),
  );
  await write('content/stories/pump-two.svg', DRAWING);
  await write('content/stories/pump-two-inside.svg', DRAWING);
  const body = [
    '',
    '[One](/stories/pump), [/stories/pump](/stories/pump#how), [two](/stories/pump-two) and',
    '[three][pump]; `[code](/stories/pump)` and /stories/pump stay.',
    '',
    '[pump]: /stories/pump?from=job "Pump"',
    '',
  ].join('\n');
  for (const file of [`content/jobs/${job}.mdx`, `content/markets/${market}.mdx`]) {
    await write(file, (await read(file)) + body);
  }
  const file = `content/products/${product}.mdx`;
  const source = await read(file);
  const flow = /^stories: \[(.*)\]/m.exec(source);
  expect(flow).not.toBeNull();
  await write(
    file,
    source.replace(/^stories: \[.*\]/m, "stories: [ 'pump',pump-two ]  # two pumps"),
  );
  await workspace.write(REDIRECTS, `${await read(REDIRECTS)}/pump: /stories/pump#how\n`);
  expect(
    (await checkContent(contentModel, root)).filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
  return { product: file, job: `content/jobs/${job}.mdx` };
}
