import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentModel } from '#check/model/index';
import { readBody } from '#check/read/body';
import { parseContentFile } from '#check/read/content-file';
import { SAMPLE } from '../../../tests/site/folders';
import { giveTree } from '../build/mdx/bring-tree';
import { compile } from '../build/mdx/compile-mdx';

const ARTICLES = 'content/insights';

/** Compiles a text from the tree that the check has read in it. */
function compileTree(path: string, source: string): Promise<string> {
  readBody(parseContentFile(contentModel, path, source), (tree) => giveTree(path, tree));
  return compile({ path, source });
}

const articles = readdirSync(join(SAMPLE, ARTICLES)).filter((file) => file.endsWith('.mdx'));
const written = `---
title: A text
---

Write to “www.quoted.example”, www.grid.example or info@grid.example, see https://grid.example/a_b.

| A | ~~B~~ |
|---|---:|
| 1 | {/* remark */} 2 |

- [x] A task
  with <kbd>K</kbd>

<Callout kind={"note"} title="A">

![A picture.](./ring.svg) A note[^1].

</Callout>

[^1]: Below.
`;

it('what the check has read compiles to the code that the text compiles to', async () => {
  expect(articles.length).toBeGreaterThan(10);
  const texts = articles.map((file) => readFileSync(join(SAMPLE, ARTICLES, file), 'utf8'));
  for (const source of [written, written.replaceAll('\n', '\r\n'), ...texts]) {
    const code = await compileTree('content/insights/x.mdx', source);
    expect(code).toContain('_jsx');
    expect(code).toBe(await compile({ path: 'content/insights/x.mdx', source }));
  }
});

it('a tree is taken once, and by its own file only', async () => {
  const given = () => {
    const file = parseContentFile(contentModel, 'a.mdx', '---\ntitle: A\n---\n\nGiven.');
    readBody(file, (tree) => giveTree('a.mdx', tree));
  };
  given();
  expect(await compile({ path: 'a.mdx', source: 'Read.' })).toContain('Given.');
  expect(await compile({ path: 'a.mdx', source: 'Read.' })).toContain('Read.');
  given();
  expect(await compile({ path: 'b.mdx', source: 'Read.' })).toContain('Read.');
});
