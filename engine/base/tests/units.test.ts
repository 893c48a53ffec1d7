import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mdxOptions } from '#site/build/mdx/mdx-options';
import { mdxComponents } from '../../../src/mdx/mdx-components';
import { keepUnits, keepUnitsIn } from '../units';

/** Makes non-breaking spaces visible. */
const show = (text: string) => text.replaceAll('\u00a0', '~');

it.each([
  ['from 50 kVAr to 5000 kVAr, 7%', 'from 50~kVAr to 5000~kVAr, 7%'],
  ['40 kA, 3 s; 165 lm/W at 4000 K.', '40~kA, 3~s; 165~lm/W at 4000~K.'],
  ['in 20 minutes, 4 A-rated, 3 Members', 'in 20 minutes, 4 A-rated, 3 Members'],
  ['Table 1 says 1 A or 5 A CT', 'Table 1 says 1~A or 5~A CT'],
  ['50 / 60 Hz, 138 × 138 mm, 2 × 10 A', '50~/~60~Hz, 138~×~138~mm, 2~×~10~A'],
  ['2 × Ethernet, this / that', '2~×~Ethernet, this / that'],
  ['Capacitors < 0.5 W/kVAr, Limit, ± %, x < y', 'Capacitors <~0.5~W/kVAr, Limit, ±~%, x < y'],
  ['IEC 61850, ANSI C12.20 and IEEE members', 'IEC~61850, ANSI~C12.20 and IEEE members'],
  ['IEC 61850 Edition 2, FCC Part 15', 'IEC~61850 Edition~2, FCC Part~15'],
  ['since November 14, 2025, in May 2026', 'since November~14, 2025, in May 2026'],
])('"%s" keeps figures with their units', (text, kept) => {
  expect(show(keepUnits(text))).toBe(kept);
});

it('figures are kept with their units in what a page shows, but not in metadata', () => {
  const data = {
    head: { title: 'At 4 kV' },
    choices: [{ label: '4 kV' }],
    rows: ['At 4 kV', 4],
    prose: '<p>As typed: 4 kV</p>',
    least: '< 4 kV',
    most: 'Over <b>4 kV</b>',
    picture: null,
  };
  expect(keepUnitsIn(data)).toEqual({
    ...data,
    rows: ['At 4\u00a0kV', 4],
    least: '<\u00a04\u00a0kV',
    most: 'Over <b>4\u00a0kV</b>',
  });
});

it('units are kept in prose, and code stays as it was typed', async () => {
  const source =
    '## At 4 kV\n\n3 kA and `3 kA`\n\n```yaml\nlevel: 3 kA\n```\n\n<KeyFigure value="6 kA" />';
  const { default: Content } = await evaluate(source, { ...mdxOptions, Fragment, jsx, jsxs });
  const html = show(renderToStaticMarkup(jsx(Content, { components: mdxComponents })));
  expect(html).toContain('<h2 id="at-4-kv">At 4~kV</h2>');
  expect(html).toContain('3~kA and <code>3 kA</code>');
  expect(html).toContain('6~kA<div>');
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
  expect(spans.map(([, words]) => words)).toEqual(kept);
});
