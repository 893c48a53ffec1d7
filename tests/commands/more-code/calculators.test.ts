import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

import { listScripts } from '../../site/build-facts.ts';

const { root } = inject('moreCode');

it('a fourth calculator is a file, a line in the list and its words', async () => {
  const html = await readBuilt('insights/reading-a-capacitor-step.html');
  expect(html).toMatch(/<dt[^>]*>lost on the way<\/dt><dd>10 V<\/dd>/);
  expect(html).toMatch(/<label [^>]*>Current<\/label>/);
});

it('adds nothing to what pages load by themselves', async () => {
  const files = [...new Set(Object.values(listScripts(root)).flat())];
  const texts = await Promise.all(files.map(readBuilt));
  expect(texts.join()).not.toContain('VoltageDrop');
});

it('says in the Markdown of its page what it was given', async () => {
  const markdown = await readBuilt('insights/reading-a-capacitor-step.md');
  expect(markdown).toContain('**Voltage drop**: current 250 A, resistance 40 mΩ');
});

function readBuilt(file: string): Promise<string> {
  return readFile(join(root, 'dist', file), 'utf8');
}
