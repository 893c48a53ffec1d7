import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mdxOptions } from './mdx-options.ts';

/** Makes non-breaking spaces visible. */
const show = (text: string) => text.replaceAll('\u00a0', '~');

const KeyFigure = ({ value }: { value: string }) => jsx('b', { children: value });

it('keeps units together in prose and leaves code alone', async () => {
  const source =
    '## At 4 kV\n\n3 kA and `3 kA`\n\n```yaml\nlevel: 3 kA\n```\n\n<KeyFigure value="6 kA" />';
  const { default: Content } = await evaluate(source, { ...mdxOptions, Fragment, jsx, jsxs });
  const html = show(renderToStaticMarkup(jsx(Content, { components: { KeyFigure } })));
  expect(html).toContain('<h2 id="at-4-kv">At 4~kV</h2>');
  expect(html).toContain('3~kA and <code>3 kA</code>');
  expect(html).toContain('<b>6~kA</b>');
  expect(html.match(/~kA/g)).toHaveLength(2);
});

it.each([
  ['At RMU 4 of SS-A.', ['SS-A']],
  ['Voltage L-N, and a Mid-Atlantic feeder', ['L-N']],
  ['IEC 62271-103, NB-IoT and a 182-minute feeder', ['62271-103', 'NB-IoT', '182-minute']],
  ['A one-line, SW-38-4000-40-AFLR-R and `SS-A`', []],
])('"%s" breaks at no hyphen of a designation', async (source, kept) => {
  const { default: Content } = await evaluate(source, { ...mdxOptions, Fragment, jsx, jsxs });
  const html = renderToStaticMarkup(jsx(Content, {}));
  const spans = [...html.matchAll(/<span class="whole">([^<]*)<\/span>/g)];
  expect(spans.map(([, text]) => text)).toEqual(kept);
});
