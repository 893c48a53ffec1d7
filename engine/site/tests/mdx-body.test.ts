import { describe, expect, it } from 'vitest';

import { toPlainMarkdown } from '../build/page-markdown';

const FACTS = new Map([
  ['Phone', '+1 (555) 010-0142'],
  ['Projects', '1000+'],
]);

describe('an MDX body as Markdown', () => {
  it('loses its frontmatter', () => {
    expect(toPlainMarkdown('---\ntitle: A\n---\n\nProse.\n', FACTS)).toBe('Prose.');
  });

  it('keeps the words of components and what their attributes say', () => {
    const source = [
      '<Callout kind="note" title="Stop">',
      '',
      'A <Term slug="goose">GOOSE</Term> flies.',
      '',
      '</Callout>',
    ].join('\n');
    expect(toPlainMarkdown(source, FACTS)).toBe('**Stop**\n\nA GOOSE flies.');
  });

  it('reads attributes over several lines and with braces in braces', () => {
    const source = '<Chart\n  data={[{ x: 1, f: { a: 2 } }]}\n  caption="Load > 80%"\n/>\n\nEnd.';
    expect(toPlainMarkdown(source, FACTS)).toBe('**Load > 80%**\n\nEnd.');
  });

  it('says the facts of the site, a phone number as a link', () => {
    const source =
      'Call <Phone />, or <Phone>the desk</Phone>. <Projects number /> of <Projects />.';
    expect(toPlainMarkdown(source, FACTS)).toBe(
      'Call [+1 (555) 010-0142](tel:+15550100142), or [the desk](tel:+15550100142). 1000 of 1000+.',
    );
  });

  it('leaves code and comparisons as they are', () => {
    const source = '```xml\n<Private type="x"/>\n```\n\n`<Term>` and 3 < 4.';
    expect(toPlainMarkdown(source, FACTS)).toBe(source);
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
    expect(toPlainMarkdown(source, FACTS)).toBe('The ring heals itself.\n\n- a point');
  });

  it('keeps what only looks like a remark', () => {
    const source =
      'Write \\{/* so */\\} or ``{/* `so` */}``.\n\n~~~text\n{/* code */}\n~~~\n\n````mdx\n```\n{/* code */}\n```\n````';
    expect(toPlainMarkdown(source, FACTS)).toBe(source);
  });
});
