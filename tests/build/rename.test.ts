import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { contentModel } from '#check/model/index';
import { runRename } from '#check/rename/rename-entry';
import { runGit } from '../run-git';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const REDIRECTS = 'content/redirects.yaml';
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
/** Refers to the story in every way that a text can. */
const MENTIONS = `
[One](/stories/pump), [/stories/pump](/stories/pump#how), [two](/stories/pump-two) and
[three][pump]; \`[code](/stories/pump)\` and /stories/pump stay.

[pump]: /stories/pump?from=job "Pump"
`;

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

const git = (...words: string[]) => runGit(workspace.root, ...words);
const read = (file: string) => readFile(join(workspace.root, file), 'utf8');

async function rename(...words: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const { root } = workspace;
  const env = { SITE_NOW: '2026-12-01' };
  const code = await runRename({ root, words, env, print, complain: print });
  return { code, output };
}

async function firstOf(collection: string): Promise<string> {
  const files = await readdir(join(workspace.root, 'content', collection));
  return (
    files
      .toSorted()
      .find((file) => file.endsWith('.mdx'))
      ?.slice(0, -4) ?? ''
  );
}

async function expectNoError() {
  const problems = await checkContent(contentModel, workspace.root);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}

/** Adds a story that is referred to in every way that an entry can be. */
async function addStory() {
  const { write, edit } = workspace;
  const [product = '', market = '', job = ''] = await Promise.all(
    ['products', 'markets', 'jobs'].map(firstOf),
  );
  const story = ENTRY.replace('PRODUCT', product).replace('MARKET', market);
  const other = story.replaceAll('pump', 'pump-two').replace('77', '78');
  await write('content/stories/pump.mdx', story);
  await write('content/stories/pump-two.mdx', other.replace('A pump-two that', 'Another that'));
  for (const name of ['pump', 'pump-inside', 'pump-two', 'pump-two-inside'])
    await write(`content/stories/${name}.svg`, DRAWING);
  for (const file of [`content/jobs/${job}.mdx`, `content/markets/${market}.mdx`])
    await write(file, (await read(file)) + MENTIONS);
  const file = `content/products/${product}.mdx`;
  await edit(file, /^stories: \[.*\]/m, "stories: [ 'pump',pump-two ]  # two pumps");
  await write(REDIRECTS, `${await read(REDIRECTS)}/pump: /stories/pump#how\n`);
  await expectNoError();
  return { product: file, job: `content/jobs/${job}.mdx` };
}

it('npm run rename moves an entry, mends every mention and sends readers on, and back again', async () => {
  const { product, job } = await addStory();
  const before = await read(REDIRECTS);
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Before');
  const { code, output } = await rename('stories/pump', 'stories/patient-pump');
  expect(output).toContain('content/stories/pump.mdx → content/stories/patient-pump.mdx');
  expect(code).toBe(0);
  await expectNoError();
  expect(await read(product)).toContain("stories: [ 'patient-pump',pump-two ]  # two pumps");
  expect(await read(job)).toContain(
    '[One](/stories/patient-pump), [/stories/patient-pump](/stories/patient-pump#how), [two](/stories/pump-two)',
  );
  expect(await read(job)).toContain('`[code](/stories/pump)` and /stories/pump stay.');
  expect(await read(job)).toContain('[pump]: /stories/patient-pump?from=job "Pump"');
  const entry = await read('content/stories/patient-pump.mdx');
  expect(entry).toContain('image: { src: ./pump.svg,');
  expect(entry).toContain('[waits](/stories/patient-pump#how)');
  expect(entry).toContain('(./pump-inside.svg "Inside")');
  expect(await read(REDIRECTS)).toContain('/pump: /stories/patient-pump#how\n');
  expect(await read(REDIRECTS)).toMatch(/\n\/stories\/pump: \/stories\/patient-pump\n$/);
  expect(existsSync(join(workspace.root, 'content/stories/pump.mdx'))).toBe(false);

  await rename('/stories/patient-pump', 'pump');
  expect(git('status', '--short', 'content')).toBe(` M ${REDIRECTS}`);
  expect(await read(REDIRECTS)).toBe(`${before}/stories/patient-pump: /stories/pump\n`);
  await expectNoError();
});
