import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { contentModel } from '#check/model/index';
import { runRename } from '#check/rename/rename-entry';
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

let workspace: Workspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => workspace.remove());

const run = promisify(execFile);
const git = (...words: string[]) =>
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...words], { cwd: workspace.root });

async function rename(...words: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const { root } = workspace;
  const env = { SITE_NOW: '2026-12-01' };
  const code = await runRename({ root, words, env, isTerminal: false, print, complain: print });
  return { code, output };
}

const read = (file: string) => readFile(join(workspace.root, file), 'utf8');

async function firstOf(collection: string): Promise<string> {
  const { stdout } = await run('ls', [join(workspace.root, 'content', collection)]);
  return /^(.+)\.mdx$/m.exec(stdout)?.[1] ?? '';
}

/** Adds a story that is named in every way in which an entry can be. */
async function addStory() {
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

describe('npm run rename', () => {
  it('moves an entry with its pictures, mends every mention and sends readers on', async () => {
    const { product, job } = await addStory();
    const { code, output } = await rename('stories/pump', 'stories/patient-pump');
    expect(output).toContain('content/stories/pump.svg → content/stories/patient-pump.svg');
    expect(code).toBe(0);
    expect(
      (await checkContent(contentModel, workspace.root)).filter((p) => p.severity === 'error'),
    ).toEqual([]);
    expect(await read(product)).toContain("stories: [ 'patient-pump',pump-two ]  # two pumps");
    expect(await read(job)).toContain(
      '[One](/stories/patient-pump), [/stories/patient-pump](/stories/patient-pump#how), [two](/stories/pump-two)',
    );
    expect(await read(job)).toContain('`[code](/stories/pump)` and /stories/pump stay.');
    expect(await read(job)).toContain('[pump]: /stories/patient-pump?from=job "Pump"');
    const entry = await read('content/stories/patient-pump.mdx');
    expect(entry).toContain('image: { src: ./patient-pump.svg,');
    expect(entry).toContain('[waits](/stories/patient-pump#how)');
    expect(entry).toContain('(./patient-pump-inside.svg "Inside")');
    expect(await read(REDIRECTS)).toContain('/pump: /stories/patient-pump#how\n');
    expect(await read(REDIRECTS)).toMatch(/\n\/stories\/pump: \/stories\/patient-pump\n$/);
    expect(existsSync(join(workspace.root, 'content/stories/pump.mdx'))).toBe(false);
    expect(existsSync(join(workspace.root, 'content/stories/pump-two.svg'))).toBe(true);
  });

  it('and back leaves nothing behind but the redirect, turned round', async () => {
    await addStory();
    await git('init', '-q');
    await git('add', 'content');
    await git('commit', '-qm', 'Before');
    const before = await read(REDIRECTS);
    await rename('stories/pump', 'stories/patient-pump');
    await rename('/stories/patient-pump', 'pump');
    expect((await git('status', '--short', 'content')).stdout).toBe(` M ${REDIRECTS}\n`);
    expect(await read(REDIRECTS)).toBe(`${before}/stories/patient-pump: /stories/pump\n`);
    expect(
      (await checkContent(contentModel, workspace.root)).filter((p) => p.severity === 'error'),
    ).toEqual([]);
  });

  it('renames a product with the pages below it and its place in the list', async () => {
    const product = await firstOf('products');
    const job = `content/jobs/${await firstOf('jobs')}.mdx`;
    const links = [
      `/products#${product}`,
      `/products/${product}/datasheet`,
      `/company/contact?product=${product}`,
    ];
    await workspace.write(
      job,
      `${await read(job)}\n${links.map((link) => `[A](${link})`).join(', ')}\n`,
    );
    const { code } = await rename(`products/${product}`, 'products/anew');
    expect(code).toBe(0);
    expect(await read(job)).toMatch(
      /\[A\]\(\/products#anew\), \[A\]\(\/products\/anew\/datasheet\), \[A\]\(\/company\/contact\?product=anew\)\n$/,
    );
    expect(await read(REDIRECTS)).toContain(
      `/products/${product}/datasheet: /products/anew/datasheet\n`,
    );
    expect(
      (await checkContent(contentModel, workspace.root)).filter((p) => p.severity === 'error'),
    ).toEqual([]);
  });

  it('writes no redirect for what has no page or is not online yet', async () => {
    const before = await read(REDIRECTS);
    const person = await firstOf('team');
    const { output } = await rename(`team/${person}`, 'team/somebody-else');
    expect(output).toContain('has no page of its own');
    const job = await firstOf('jobs');
    const file = `content/jobs/${job}.mdx`;
    await workspace.write(file, (await read(file)).replace('---\n', '---\ndraft: true\n'));
    expect((await rename(`jobs/${job}`, 'jobs/later')).output).toContain('not online yet');
    expect(await read(REDIRECTS)).toBe(before);
  });

  it('says why it refuses, and changes nothing', async () => {
    await addStory();
    await git('init', '-q');
    await git('add', 'content');
    const refusals: [words: string[], message: string][] = [
      [['stories/none', 'stories/new'], 'there is no content/stories/none.mdx'],
      [['stroies/pump', 'stories/new'], 'did you mean "stories"?'],
      [['stories/pump', 'insights/pump'], 'write stories/pump'],
      [['stories/pump', 'stories/The Pump'], 'write stories/the-pump'],
      [['stories/pump', 'stories/pump-two'], 'exists already'],
      [['stories/pump', 'stories/pump'], 'has that name already'],
      [['stories/pump'], 'write the entry and its new name'],
      [['pages/terms', 'pages/conditions'], 'is a page and no entry'],
    ];
    for (const [words, message] of refusals) {
      const { code, output } = await rename(...words);
      expect(output).toContain(message);
      expect(code).toBe(2);
    }
    expect((await git('status', '--short', 'content')).stdout).not.toMatch(/^.[MD?]/m);
  });

  it('refuses while a file that may name the entry cannot be read', async () => {
    const { job } = await addStory();
    await workspace.write(job, `${await read(job)}\n{pump\n`);
    const { output } = await rename('stories/pump', 'stories/new');
    expect(output).toContain(`${job} may name the entry, but it cannot be read`);
    expect(existsSync(join(workspace.root, 'content/stories/pump.mdx'))).toBe(true);
  });
});
