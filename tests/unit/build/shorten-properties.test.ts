import { describe, expect, it } from 'vitest';

import { shortenProperties } from '../../../src/build/shorten-properties';

describe('the stylesheet that every page carries', () => {
  it('names custom properties in a letter, the most frequent first', () => {
    const css =
      ':root{--gap:1px;--ink:red}p{color:var(--ink);background:var(--ink);margin:var(--gap)}';
    expect(shortenProperties(css, [])).toBe(
      ':root{--b:1px;--a:red}p{color:var(--a);background:var(--a);margin:var(--b)}',
    );
  });

  it('keeps names that a drawing or a script uses, and does not take them for others', () => {
    const css = ':root{--ink:red;--gap:1px;--a:2px}p{color:var(--ink);margin:var(--gap)}';
    const drawing = '<path stroke="var(--ink)" stroke-width="var(--a)"/>';
    expect(shortenProperties(css, [drawing])).toBe(
      ':root{--ink:red;--b:1px;--a:2px}p{color:var(--ink);margin:var(--b)}',
    );
  });

  it('leaves classes with two hyphens alone', () => {
    const css = '.button--primary{color:var(--copper)}';
    expect(shortenProperties(css, [])).toBe('.button--primary{color:var(--a)}');
  });

  it('finds names for more than 26 properties', () => {
    const names = Array.from({ length: 60 }, (_, index) => `--property-${index}`);
    const css = `a{${names.map((name) => `${name}:0`).join(';')}}`;
    const short = shortenProperties(css, []).match(/--[a-z]+/g);
    expect(new Set(short).size).toBe(60);
    expect(short?.slice(25, 28)).toEqual(['--z', '--aa', '--ab']);
  });

  it('drops comments that a minifier keeps', () => {
    expect(shortenProperties('/*! MIT */\na{color:red}', [])).toBe('a{color:red}');
  });
});
