import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

import { listScripts } from '../../site/build-facts';

const { root } = inject('moreCode');

it('a fourth calculator is two files, a line in the list and its words', async () => {
  const html = await readBuilt('insights/reading-a-capacitor-step.html');
  expect(html).toMatch(/<dt[^>]*>lost on the way<\/dt><dd>10 V<\/dd>/);
  expect(html).toContain('<label for="calculator-1-current">Current</label>');
});

it('has a script of its own, and adds none to what pages load by themselves', async () => {
  const assets = await readdir(join(root, 'dist/assets'));
  expect(assets.filter((file) => /^voltage-drop-.*\.js$/.test(file))).toHaveLength(1);
  expect(Object.values(listScripts(root)).flat().join()).not.toContain('voltage-drop');
});

it('says in the Markdown of its page what it was given', async () => {
  const markdown = await readBuilt('insights/reading-a-capacitor-step.md');
  expect(markdown).toContain('**Voltage drop**: current 250 A, resistance 40 mΩ');
});

function readBuilt(file: string): Promise<string> {
  return readFile(join(root, 'dist', file), 'utf8');
}
