import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mdxOptions } from '../mdx/mdx-options.ts';
import { remembered } from '../mdx/remembered.ts';

let root: string;
let compiled: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'remembered-'));
  compiled = [];
  await writeFile(join(root, 'a.mdx'), 'A text.');
});
afterEach(() => rm(root, { recursive: true }));

/** Bundles a text, and returns its code; `compiled` has what was compiled on the way. */
async function bundle(): Promise<string> {
  const plugin = mdx(mdxOptions);
  const spied: typeof plugin = {
    ...plugin,
    transform(source, id) {
      compiled.push(source);
      return plugin.transform(source, id);
    },
  };
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [remembered(spied)],
    build: { ssr: 'a.mdx', write: false, rolldownOptions: { external: /^react/ } },
  });
  return JSON.stringify(output);
}

it('a text is compiled once, and again when it changes', async () => {
  const first = await bundle();
  expect(first).toContain('A text.');
  expect(await bundle()).toBe(first);
  await writeFile(join(root, 'a.mdx'), 'Other words.');
  expect(await bundle()).toContain('Other words.');
  expect(compiled).toEqual(['A text.', 'Other words.']);
});

it('a text that cannot be compiled fails each time', async () => {
  await writeFile(join(root, 'a.mdx'), 'A {code()} text.');
  await expect(bundle()).rejects.toThrow('has program code in braces');
  await expect(bundle()).rejects.toThrow('has program code in braces');
});
