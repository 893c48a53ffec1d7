import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

import { readBuildFacts } from '#site/build/output';
import { openWorkspace } from '../workspace';

const PAGE = 'content/insights/reading-a-capacitor-step.mdx';

const { root } = inject('moreCode');
const workspace = openWorkspace(root);

it('a fourth calculator is two files, a line in the list and its words', async () => {
  const html = await readBuilt('insights/reading-a-capacitor-step.html');
  expect(html).toMatch(/<dt[^>]*>lost on the way<\/dt><dd>10 V<\/dd>/);
  expect(html).toContain('<label for="calculator-1-current">Current</label>');
});

it('has a script of its own, and adds none to what pages load by themselves', async () => {
  const assets = await readdir(join(root, 'dist/assets'));
  expect(assets.filter((file) => /^voltage-drop-.*\.js$/.test(file))).toHaveLength(1);
  const { scripts } = await readBuildFacts(root);
  expect(Object.values(scripts).flat().join()).not.toContain('voltage-drop');
});

it('is checked as the others are', async () => {
  await workspace.edit(PAGE, '250 A', '250 kA');
  const { code, output } = await workspace.run('check');
  expect(code).toBe(1);
  expect(output).toContain('<VoltageDrop> whose "current" is "250 kA"');
  await workspace.edit(PAGE, '250 kA', '250 A');
});

it('says in the Markdown of its page what it was given', async () => {
  const markdown = await readBuilt('insights/reading-a-capacitor-step.md');
  expect(markdown).toContain('**Voltage drop**: current 250 A, resistance 40 mΩ');
});

function readBuilt(file: string): Promise<string> {
  return readFile(join(root, 'dist', file), 'utf8');
}
