import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createYamlFormat, mdxFormat, SOURCE } from '../formats.ts';
import type { Fields } from '../keep-yaml.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const files = ['content', 'tests/site/content'].flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .map((file) => join(PROJECT, folder, file)),
);
const TEXT = '---\ntitle: One # why\n---\n\nWords.\n\n\n';

describe('the format of the editor', () => {
  it.each(files)('writes %s as it was read', (file) => {
    const format = file.endsWith('.mdx') ? mdxFormat : createYamlFormat();
    const text = readFileSync(file, 'utf8');
    expect(format.toFile(format.fromFile(text) as Fields)).toBe(text);
  });

  it('leaves the text below fields that change, and fields above a text that changes', () => {
    const values = { title: 'Two', body: 'Words.', [SOURCE]: TEXT };
    expect(mdxFormat.toFile(values)).toBe('---\ntitle: Two # why\n---\n\nWords.\n\n\n');
    expect(mdxFormat.toFile({ ...values, title: 'One', body: 'Other words.\n' })).toBe(
      '---\ntitle: One # why\n---\n\nOther words.\n\n\n',
    );
  });

  it('writes text into a file that has fields alone', () => {
    const source = '---\ntitle: One\n---\n';
    expect(mdxFormat.toFile({ title: 'One', body: 'Words.', [SOURCE]: source })).toBe(
      '---\ntitle: One\n---\n\nWords.\n',
    );
  });

  it('names a picture beside the entry as such, also where it lay there before', () => {
    const image = { src: 'ring.jpg', alt: 'See ring.jpg' };
    expect(mdxFormat.toFile({ image, body: '' })).toContain('src: ./ring.jpg\n  alt: See ring.jpg');
  });

  it('remembers each file that has no place for its text', () => {
    const [one, two] = [createYamlFormat(), createYamlFormat()];
    const values = one.fromFile('- a: 1 # why\n');
    two.fromFile('- b: 1\n');
    expect(one.toFile(values as Fields)).toBe('- a: 1 # why\n');
  });

  it('writes of a new entry what somebody filled in', () => {
    const values = {
      title: 'One',
      draft: false,
      video: { address: '' },
      list: [],
      body: ' Words.',
    };
    expect(mdxFormat.toFile(values)).toBe('---\ntitle: One\n---\n\nWords.\n');
  });

  it('writes the formulas of a new entry as they were typed', () => {
    const body = 'So \\*it\\* is $$U \\* I^\\*$$.';
    expect(mdxFormat.toFile({ title: 'One', body })).toBe(
      '---\ntitle: One\n---\n\nSo \\*it\\* is $$U * I^*$$.\n',
    );
  });

  it('refuses a file without fields, which would lose its text', () => {
    expect(() => mdxFormat.fromFile('Words.')).toThrow('does not begin with fields');
  });
});
