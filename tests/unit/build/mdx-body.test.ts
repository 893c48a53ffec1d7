import { describe, expect, it } from 'vitest';

import { toPlainMarkdown } from '../../../src/build/markdown/mdx-body';

describe('an MDX body as Markdown', () => {
  it('loses its frontmatter', () => {
    expect(toPlainMarkdown('---\ntitle: A\n---\n\nProse.\n')).toBe('Prose.');
  });

  it('keeps the words of components and what their attributes say', () => {
    const source = [
      '<Callout kind="note" title="Stop">',
      '',
      'A <Term slug="goose">GOOSE</Term> flies.',
      '',
      '</Callout>',
    ].join('\n');
    expect(toPlainMarkdown(source)).toBe('**Stop**\n\nA GOOSE flies.');
  });

  it('reads attributes over several lines and with braces in braces', () => {
    const source = '<Chart\n  data={[{ x: 1, f: { a: 2 } }]}\n  caption="Load > 80%"\n/>\n\nEnd.';
    expect(toPlainMarkdown(source)).toBe('**Load > 80%**\n\nEnd.');
  });

  it('leaves code and comparisons as they are', () => {
    const source = '```xml\n<Private type="x"/>\n```\n\n`<Term>` and 3 < 4.';
    expect(toPlainMarkdown(source)).toBe(source);
  });
});
