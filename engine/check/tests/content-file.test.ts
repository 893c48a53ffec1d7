import { describe, expect, it, vi } from 'vitest';
import { checkFiles } from '../check-content.ts';
import { parseContentFile } from '../read/content-file.ts';
import { listHeadings } from '../rules/body.ts';
import { contentModel } from './site.fixture.ts';

const FILE = '---\ntitle: A\n---\n\n## What *we* found\n\n## What we found\n';

describe('a file of content', () => {
  it('gives its headings the anchors that the page gives them', () => {
    const file = parseContentFile(contentModel, 'content/insights/a.mdx', FILE);
    expect(listHeadings(file).map(({ id, range }) => [id, range.line])).toEqual([
      ['what-we-found', 5],
      ['what-we-found-1', 7],
    ]);
  });

  it('lets no parser print what it holds', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const source = '---\n? ["##[error] taken for a command"]\n: 1\n---\n';
    expect(parseContentFile(contentModel, 'content/insights/a.mdx', source).data).toBeDefined();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('never throws, whatever it holds', () => {
    const sources = ['', '---', '\0', '---\n---', '---\n*a\n---', '\uFEFF', '---\n? [\n---\n{'];
    for (const source of sources) {
      const file = parseContentFile(contentModel, 'content/insights/a.mdx', source);
      expect(() =>
        checkFiles({ model: contentModel, files: [file], disk: new Map(), today: '2026-11-21' }),
      ).not.toThrow();
    }
  });
});
