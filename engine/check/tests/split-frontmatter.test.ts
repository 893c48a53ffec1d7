import { describe, expect, it } from 'vitest';

import { splitFrontmatter, toBody } from '../read/split-frontmatter.ts';

describe('a file with frontmatter', () => {
  it('splits at lines of ---, whatever the line ends', () => {
    expect(splitFrontmatter('---\na: 1\n---\nText\n')).toEqual({
      yaml: 'a: 1\n',
      start: 4,
      body: 'Text\n',
    });
    expect(splitFrontmatter('---\r\na: 1\r\n--- \r\nText')).toEqual({
      yaml: 'a: 1\r\n',
      start: 5,
      body: 'Text',
    });
  });

  it('may have neither fields nor a body', () => {
    expect(splitFrontmatter('---\n---')).toEqual({ yaml: '', start: 4, body: '' });
  });

  it('keeps a line of --- that stands in its body', () => {
    expect(toBody('---\na: 1\n---\nOne\n\n---\n\nTwo')).toBe('One\n\n---\n\nTwo');
  });

  it('does not end at hyphens inside a value', () => {
    expect(splitFrontmatter('---\na: b --- c\n---\n')?.yaml).toBe('a: b --- c\n');
  });
});

it('a file without frontmatter is all body', () => {
  expect(splitFrontmatter('Text\n\n---\na: 1\n---\n')).toBeUndefined();
  expect(toBody('Text')).toBe('Text');
  expect(toBody('---\nnever: closed\n')).toBe('---\nnever: closed\n');
});
