import { describe, expect, it, vi } from 'vitest';
import { checkFiles } from '../check-content';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { readBody } from '../rules/body';
import { listHeadings } from '../rules/body-parts';

const FILE = '---\ntitle: A\nlist: [1, 2]\n---\n\n## What *we* found\n\n## What we found\n';

describe('a file of content', () => {
  it('is parsed once, however often it is looked at', () => {
    const file = parseContentFile(contentModel, 'content/insights/a.mdx', FILE);
    expect(readBody(file)).toBe(readBody(file));
    expect(listHeadings(file)).toBe(listHeadings(file));
  });

  it('gives its headings the anchors that the page gives them', () => {
    const file = parseContentFile(contentModel, 'content/insights/a.mdx', FILE);
    expect(listHeadings(file).map(({ id, range }) => [id, range.line])).toEqual([
      ['what-we-found', 6],
      ['what-we-found-1', 8],
    ]);
  });

  it('knows where its values begin and end', () => {
    const file = parseContentFile(contentModel, 'content/insights/a.mdx', FILE);
    expect(file.data).toEqual({ title: 'A', list: [1, 2] });
    expect(file.rangeAt(8, 9)).toEqual({ line: 2, column: 8, endLine: 2, endColumn: 9 });
  });

  it('lets no parser print what it holds', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const source = '---\n? ["##[error] taken for a command"]\n: 1\n---\n';
    expect(parseContentFile(contentModel, 'content/insights/a.mdx', source).data).toBeDefined();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('never throws, whatever it holds', () => {
    for (const source of [
      '',
      '---',
      '\0',
      '---\n---',
      '---\n*a\n---',
      '\uFEFF',
      '---\n? [\n---\n{',
    ]) {
      const file = parseContentFile(contentModel, 'content/insights/a.mdx', source);
      expect(() => checkFiles(contentModel, [file], new Map(), '2026-11-21')).not.toThrow();
    }
  });
});
