import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { checkProse } from '../rules/prose/prose-rule';
import { fixFile } from './fix-file';

const MARKDOWN = join(import.meta.dirname, '../../../tests/build/fixtures/broken/markdown');
const PATH = 'content/insights/entry.mdx';
const HEAD = '---\ntitle: A title\n---\n\n';

function fixBody(body: string): string {
  return fixFile(PATH, HEAD + body).source.slice(HEAD.length);
}

describe('--fix writes Markdown as it was meant', () => {
  it.each([
    ['##Results\n', '## Results\n'],
    ['##\u00A0Results\n', '## Results\n'],
    ['• one\n• two\n', '- one\n- two\n'],
    ['\uF0B7\tone\n\uF0B7\ttwo\n', '- one\n- two\n'],
    ['1.One\n2.Two\n', '1. One\n2. Two\n'],
    ['| a | b |\n| 1 | 2 |\n', '| a | b |\n| --- | --- |\n| 1 | 2 |\n'],
    [
      '| a | b |\n| - | - |\n| 1 | 2 |\nSource: us.\n',
      '| a | b |\n| - | - |\n| 1 | 2 |\n\nSource: us.\n',
    ],
    ['A ** bold** word.\n', 'A **bold** word.\n'],
    ['A **bold **word.\n', 'A **bold** word.\n'],
    ['**Note:**words.\n', '**Note:** words.\n'],
    ['See [us] (/company).\n', 'See [us](/company).\n'],
    ['A field of 20 m^2^.\n', 'A field of 20 m<sup>2</sup>.\n'],
  ])('%j', (body, mended) => {
    expect(fixBody(body)).toBe(mended);
  });

  it('tells what it changed, with the line', () => {
    expect(fixFile(PATH, `${HEAD}##Results\n`).changes).toEqual([
      { line: 5, what: '"##Results" is now "## Results"' },
    ]);
  });

  it('keeps the line ends of Windows', () => {
    const source = `${HEAD}| a | b |\n| 1 | 2 |\n`.replaceAll('\n', '\r\n');
    const { source: mended } = fixFile(PATH, source);
    expect(mended.endsWith('| a | b |\r\n| --- | --- |\r\n| 1 | 2 |\r\n')).toBe(true);
  });

  it.each(['The **third switch was it.\n', '[us](/a b)\n', 'Words.\n---\n\nMore.\n'])(
    'leaves alone what has more than one answer: %j',
    (body) => {
      expect(fixBody(body)).toBe(body);
    },
  );
});

describe('each file of Markdown that did not take', async () => {
  const files = (await readdir(MARKDOWN)).filter((file) => file.endsWith('.mdx')).toSorted();

  it.each(files)('%s is mended once and for all, and never for the worse', async (file) => {
    const source = await readFile(join(MARKDOWN, file), 'utf8');
    const once = fixFile(PATH, source);
    const twice = fixFile(PATH, once.source);
    expect(twice.changes).toEqual([]);
    const before = checkProse(parseContentFile(contentModel, PATH, source));
    const after = checkProse(parseContentFile(contentModel, PATH, once.source));
    expect(once.changes.length === 0 || after.length < before.length).toBe(true);
  });
});
