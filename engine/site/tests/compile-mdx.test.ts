import { expect, it } from 'vitest';
import { checkFile } from '#check';
import type { Tree } from '#check/guard/body-code';
import { ARTICLE, content } from '#check/tests/content.fixture';
import { contentModel } from '#check/tests/site.fixture';
import { compile } from '../build/mdx/compile-mdx';

const written = `---
title: A text
---

## On www.grid.example

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

it('compiles what the check has read to the code that the text compiles to', async () => {
  const texts = [ARTICLE, 'content/products/core.mdx'].map((path) => content.get(path) ?? '');
  for (const source of [written, written.replaceAll('\n', '\r\n'), ...texts]) {
    const file = { path: 'content/insights/x.mdx', source };
    const trees: Tree[] = [];
    checkFile(contentModel, file, (tree) => trees.push(tree));
    const code = await compile(file, contentModel.components, trees[0]);
    expect(code).toContain('_jsx');
    expect(code).toBe(await compile(file, contentModel.components));
    expect(trees).toHaveLength(1);
  }
});

it('strikes out what stands between two tildes each, never a range', async () => {
  const source = 'From 5~10 A to 12~15 A, and ~~20 A~~ no more.\n';
  const code = await compile({ path: 'content/insights/x.mdx', source }, contentModel.components);
  expect(code).toContain('From 5~10');
  expect(code.match(/_components\.del,/g)).toHaveLength(1);
});
