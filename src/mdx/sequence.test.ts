import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { mdxOptions } from '#site/build/mdx/mdx-options';
import { CALCULATOR_COPY } from './calculator-copy.fixture';
import { renderBody } from './render-body';

async function render(body: string) {
  const source = `<Sequence title="A fault">\n\n![The ring](/api/placeholder/720/440)\n\n${body}\n\n</Sequence>`;
  const module = await evaluate(source, { ...mdxOptions, Fragment, jsx, jsxs });
  return renderBody({ facts: new Map(), calculators: CALCULATOR_COPY, csv: 'CSV' }, module.default);
}

const STEPS = '1. **0 ms** The fault.\n2. **82 ms** The breaker opens.';

describe('a sequence', () => {
  it('has a choice for each step, the first one taken, under one name', async () => {
    const { html } = await render(STEPS);
    const choices = html.match(/<input [^>]*type="radio"[^>]*>/g) ?? [];
    expect(choices.map((choice) => choice.includes('checked'))).toEqual([true, false]);
    const names = choices.map((choice) => /name="([^"]+)"/.exec(choice)?.[1]);
    expect(new Set(names).size).toBe(1);
    expect(html).toContain('<strong>82\u00a0ms</strong> The breaker opens.');
  });

  it('shares no choice with another one', async () => {
    const { html } = await render(`${STEPS}\n\n</Sequence>\n\n<Sequence title="B">\n\n${STEPS}`);
    expect(new Set(html.match(/name="[^"]+"/g)).size).toBe(2);
  });

  it('puts no paragraph into a label, however its list is spaced', async () => {
    const { html } = await render(STEPS.replace('\n', '\n\n'));
    expect(html).not.toContain('<p>');
  });

  it('brings its styles, and nothing that runs', async () => {
    const { html, live } = await render(STEPS);
    expect(live).toBeDefined();
    expect(html).not.toContain('data-island');
  });

  it('is refused without steps', async () => {
    await expect(render('No list.')).rejects.toThrow('needs a numbered list');
  });
});
