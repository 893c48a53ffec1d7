import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { mdxOptions } from '../../mdx/mdx-options.ts';

/** The properties of each picture in a compiled text. */
async function picturesOf(text: string): Promise<string[]> {
  const code = String(await compile(text, mdxOptions));
  return [...code.matchAll(/_components\.img, \{([^}]*)\}/g)].map(([, props = '']) => props);
}

it('marks the first picture of a text, and no placeholder', async () => {
  const [placeholder, first, second] = await picturesOf(
    'Few words.\n\n![](/api/placeholder/8/8)\n\n![A](./a.jpg)\n\n![B](/b.svg)',
  );
  expect(placeholder).not.toContain('early');
  expect(first).toContain('early: true');
  expect(second).not.toContain('early');
});

it('marks none below a screen of text', async () => {
  const [only] = await picturesOf(`${'A long text. '.repeat(60)}\n\n![A](./a.jpg)`);
  expect(only).toContain('src: "./a.jpg"');
  expect(only).not.toContain('early');
});
