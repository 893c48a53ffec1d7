import { describe, expect, it } from 'vitest';

import {
  isFile,
  isPlaceholder,
  splitAddress,
  toCardFile,
  toDataFile,
  toHtmlFile,
  toMarkdownFile,
  toPathOnly,
} from '../addresses/paths.ts';

describe('paths', () => {
  it('put the page and the data of an address beside each other', () => {
    expect(toHtmlFile('/')).toBe('index.html');
    expect(toDataFile('/')).toBe('index.json');
    expect(toHtmlFile('/products/core')).toBe('products/core.html');
    expect(toDataFile('/products/core')).toBe('products/core.json');
  });

  it('put the card and the Markdown of an address beside its page', () => {
    expect([toCardFile('/'), toCardFile('/a/b')]).toEqual(['og/index.png', 'og/a/b.png']);
    expect([toMarkdownFile('/'), toMarkdownFile('/a/b')]).toEqual(['index.md', 'a/b.md']);
  });

  it.each([
    ['/a', '/a'],
    ['/a?b#c', '/a'],
    ['/a#c?b', '/a'],
    ['#c', ''],
    ['/a?b\nc', '/a'],
  ])('go without query and anchor: %j is %j', (address, path) => {
    expect(toPathOnly(address)).toBe(path);
  });

  it.each([
    ['/a', '/a', '', ''],
    ['/a?b=c', '/a', '?b=c', ''],
    ['/a#c?b', '/a', '', '#c?b'],
    ['/a?b?c#d#e', '/a', '?b?c', '#d#e'],
    ['', '', '', ''],
  ])('have three parts: those of %j are %j, %j and %j', (address, path, query, anchor) => {
    expect(splitAddress(address)).toEqual({ path, query, anchor });
  });

  it.each([
    ['/sheet.pdf', true],
    ['/sheet.PDF?v=1', true],
    ['/a/sheet.pdf#page=2', true],
    ['/search?q=ring.main', false],
    ['/notes#v1.2', false],
    ['/v1.2/notes', false],
    ['/', false],
  ])('name files where a name ends in letters: of %s, %s', (address, expected) => {
    expect(isFile(address)).toBe(expected);
  });

  it('say of a picture that there is none yet', () => {
    expect(isPlaceholder('/api/placeholder/1200/675')).toBe(true);
    expect(isPlaceholder('./api/placeholder/1200/675')).toBe(false);
  });
});
