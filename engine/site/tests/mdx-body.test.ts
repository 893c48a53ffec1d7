import { evaluate } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { printMarkdown } from '../markdown/print-markdown.ts';
import { toPlainMarkdown } from '../markdown/prose-markdown.ts';
import { mdxOptions } from '../mdx/mdx-options.ts';

const meanings = {
  widgets: ['PowerFactor'],
  facts: new Map([
    ['Phone', '+1 (555) 010-0142'],
    ['Projects', '1000+'],
  ]),
  addressOf: (src: string) => (src === './a.svg' ? '/assets/a-1.svg' : undefined),
};

async function toMarkdown(source: string): Promise<string> {
  const { markdown } = await evaluate(source, { ...mdxOptions, Fragment, jsx, jsxs });
  return printMarkdown(toPlainMarkdown(JSON.parse(String(markdown)), meanings)).trim();
}

describe('an MDX body as Markdown', () => {
  it('loses its frontmatter', async () => {
    expect(await toMarkdown('---\ntitle: A\n---\n\nProse.\n')).toBe('Prose.');
  });

  it('keeps the text of components and of their attributes', async () => {
    const source = [
      '<Callout kind="note" title="Stop">',
      '',
      'A <Term slug="goose">GOOSE</Term> flies.',
      '',
      '</Callout>',
    ].join('\n');
    expect(await toMarkdown(source)).toBe('**Stop**\n\nA GOOSE flies.');
  });

  it('says who is quoted, and the figure above its words', async () => {
    const source = [
      '<Quote by="Kim, operator">\n\nIt held.\n\n</Quote>',
      '<KeyFigure value="9 days">\n\nIn the dark.\n\n</KeyFigure>',
    ].join('\n\n');
    expect(await toMarkdown(source)).toBe(
      '**Kim, operator**\n\nIt held.\n\n**9 days**\n\nIn the dark.',
    );
  });

  it('says what an attribute in braces or over several lines says', async () => {
    const source = '<Chart\n  columns="A"\n  title="Load > 80%"\n/>\n\n<DataTable caption={"B"} />';
    expect(await toMarkdown(source)).toBe('**Load > 80%**\n\n**B**');
  });

  it('says the inputs of a calculator', async () => {
    expect(await toMarkdown('<PowerFactor load="800 kW" from="0.78" />')).toBe(
      '**Power factor**: load 800 kW, from 0.78',
    );
  });

  it('says the facts of the site, a phone number as a link', async () => {
    const source =
      'Call <Phone />, or <Phone>the desk</Phone>. <Projects number /> of <Projects />.';
    expect(await toMarkdown(source)).toBe(
      'Call [+1 (555) 010-0142](tel:+15550100142), or [the desk](tel:+15550100142). 1000 of 1000+.',
    );
  });

  it('leaves code, comparisons and tags of HTML as they are', async () => {
    const source =
      '```xml\n<Private type="x"/>\n```\n\n`<Term>` and 3 < 4, <kbd>K</kbd><br /><sub>2</sub>.';
    expect(await toMarkdown(source)).toBe(source);
  });

  it('keeps alerts of GitHub and formulas as they are', async () => {
    const source = '> [!TIP]\n>\n> Use *it*.\n\nAt $$n_1$$, not for $5 or $6:\n\n$$\nn_1\n$$';
    expect(await toMarkdown(source)).toBe(source);
  });

  it('keeps the text of collapsed sections', async () => {
    const source =
      '- Before\n\n<details>\n\n<summary>Tools *and* leads</summary>\n\nHidden.\n\n</details>';
    expect(await toMarkdown(source)).toBe(source);
  });

  it('loses remarks, which are for authors only', async () => {
    const source = [
      '{/* Ask legal first. */}',
      '',
      'The ring {/* RMU 8? */}heals {/* really',
      'so */ /* twice */} itself.',
      '',
      '- a point {/* weak */}',
      '',
      '{/* Over',
      '',
      'two paragraphs: } and `tick`. */}',
    ].join('\n');
    expect(await toMarkdown(source)).toBe('The ring heals itself.\n\n- a point');
  });

  it('keeps what only looks like a remark', async () => {
    const source =
      'Write ``{/* `so` */}``.\n\n```text\n{/* code */}\n```\n\n````text\n```\n{/* code */}\n```\n````';
    expect(await toMarkdown(source)).toBe(source);
  });

  it('has the addresses at which the pictures beside its file are served', async () => {
    expect(await toMarkdown('![A](./a.svg) ![B](./b.svg) ![C](/a.svg) [D](./a.svg)')).toBe(
      '![A](/assets/a-1.svg) ![B](./b.svg) ![C](/a.svg) [D](./a.svg)',
    );
  });

  it('has the address of a picture also where it stands apart from it, as a reference', async () => {
    expect(await toMarkdown('![A][a] and [D][d]\n\n[a]: ./a.svg\n\n[d]: /d')).toBe(
      '![A][a] and [D][d]\n\n[a]: /assets/a-1.svg\n\n[d]: /d',
    );
  });

  it('keeps tables, lists of tasks, notes and what is struck out', async () => {
    const source =
      '| A | B |\n| - | -: |\n| 1 | ~~2~~ |\n\n- [x] done\n\nA note[^1].\n\n[^1]: Below.';
    expect(await toMarkdown(source)).toBe(source);
  });

  it('of a page without prose is empty', async () => {
    expect(await toMarkdown('')).toBe('');
  });
});
