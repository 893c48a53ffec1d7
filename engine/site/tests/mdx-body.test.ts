import { describe, expect, it } from 'vitest';

import { toProse } from '../build/page-markdown';

const CALCULATORS = ['PowerFactor'];
const FACTS = new Map([
  ['Phone', '+1 (555) 010-0142'],
  ['Projects', '1000+'],
]);
const toMarkdown = (source: string) =>
  toProse(source, CALCULATORS, FACTS, (name) => (name === 'a.svg' ? '/assets/a-1.svg' : undefined));

describe('an MDX body as Markdown', () => {
  it('loses its frontmatter', () => {
    expect(toMarkdown('---\ntitle: A\n---\n\nProse.\n')).toBe('Prose.');
  });

  it('keeps the words of components and what their attributes say', () => {
    const source = [
      '<Callout kind="note" title="Stop">',
      '',
      'A <Term slug="goose">GOOSE</Term> flies.',
      '',
      '</Callout>',
    ].join('\n');
    expect(toMarkdown(source)).toBe('**Stop**\n\nA GOOSE flies.');
  });

  it('reads attributes over several lines and with braces in braces', () => {
    const source = '<Chart\n  data={[{ x: 1, f: { a: 2 } }]}\n  caption="Load > 80%"\n/>\n\nEnd.';
    expect(toMarkdown(source)).toBe('**Load > 80%**\n\nEnd.');
  });

  it('says the facts of the site, a phone number as a link', () => {
    const source =
      'Call <Phone />, or <Phone>the desk</Phone>. <Projects number /> of <Projects />.';
    expect(toMarkdown(source)).toBe(
      'Call [+1 (555) 010-0142](tel:+15550100142), or [the desk](tel:+15550100142). 1000 of 1000+.',
    );
  });

  it('leaves code and comparisons as they are', () => {
    const source = '```xml\n<Private type="x"/>\n```\n\n`<Term>` and 3 < 4.';
    expect(toMarkdown(source)).toBe(source);
  });

  it('loses remarks, which are for authors only', () => {
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
    expect(toMarkdown(source)).toBe('The ring heals itself.\n\n- a point');
  });

  it('keeps what only looks like a remark', () => {
    const source =
      'Write \\{/* so */\\} or ``{/* `so` */}``.\n\n~~~text\n{/* code */}\n~~~\n\n````mdx\n```\n{/* code */}\n```\n````';
    expect(toMarkdown(source)).toBe(source);
  });

  it('has the addresses at which the pictures beside its file are served', () => {
    expect(toMarkdown('![A](./a.svg) ![B](./b.svg) ![C](/a.svg) [D](./a.svg)')).toBe(
      '![A](/assets/a-1.svg) ![B](./b.svg) ![C](/a.svg) [D](./a.svg)',
    );
  });

  it('of a page without prose is empty', () => {
    expect(toMarkdown('')).toBe('');
  });
});
