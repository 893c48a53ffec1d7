import { describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import { contentModel } from '#check/model/index';
import type { Problem } from '#check/problem';
import { parseContentFile } from '#check/read/content-file';
import { toArticle } from './hostile-files';
import { hideSign, inTitle, signs, toHex } from './hostile-signs';

const ARTICLE = 'content/insights/hostile.mdx';

function judge(path: string, text: string): Problem[] {
  const file = parseContentFile(contentModel, path, text);
  return checkFiles(contentModel, [file], new Map(), '2026-11-21').filter(
    (one) => one.file === path && one.severity === 'error' && /safety|link/.test(one.rule),
  );
}

const OVERRIDE = 0x202e;

it.each(Object.entries(hideSign(OVERRIDE)))('U+202E is refused with its place %s', (_, text) => {
  const found = judge(ARTICLE, text);
  expect(found).not.toEqual([]);
  expect(found.every(({ line }) => line > 1)).toBe(true);
});

// For all other places, see full/hostile-signs.test.ts.
it.each(signs.map((code) => [toHex(code), code] as const))(
  'U+%s is refused in a field',
  (_, code) => {
    expect(judge(ARTICLE, inTitle(`A ring ${String.fromCodePoint(code)}that heals`))).not.toEqual(
      [],
    );
  },
);

it('half a pair is refused where YAML writes it', () => {
  expect(judge(ARTICLE, inTitle('"A \\uD83D ring"')).map(({ message }) => message)).toEqual([
    expect.stringContaining('U+D83D, which is no character'),
  ]);
});

it('lists are judged as articles are', () => {
  const terms = 'saidi:\n  term: "SA\\u202EIDI"\n  definition: "A term\\u0007."\n';
  expect(judge('content/glossary.yaml', terms).length).toBeGreaterThan(1);
});

it('the signs of science, names and simple pictures stay', () => {
  const words =
    'µ Ω ² ³ − × – — … ° ≤ ½ “é” Müller Ångström Łódź Đặng İstanbul 中 5\u00a0kV 1\u202f000 ⚡ ⚡\uFE0F ✓ 🔧';
  const body = `${words}\n\n## ${words}\n\n&nbsp;&micro;&Omega;&minus;&times;&ndash;`;
  expect(judge(ARTICLE, toArticle(body).replace(/^title: .*$/m, `title: "${words}"`))).toEqual([]);
});

const address = (url: string) => toArticle(`A [page of theirs](${url}).`);

describe('an address is refused', () => {
  it.each([
    ['Cyrillic letters', 'https://ex\u0430mple.example'],
    ['Greek letters', 'https://g\u03bf\u03bfd.example/a'],
    ['Cyrillic letters, as it is sent', 'https://xn--exmple-4nf.example'],
    ['letters of the phonetic alphabet', 'https://\u0261ood.example'],
    ['an i without its dot', 'https://\u0131nfo.example'],
    ['wide letters', 'https://\uff47ood.example'],
    ['mathematical letters', 'https://\u{1d41a}bc.example'],
    ['an ideographic dot', 'https://a\u3002example'],
    ['a half ideographic dot', 'https://good\uff61example'],
    ['a wide dot', 'https://good\uff0eexample'],
    ['a slash that is none', 'https://good.example\u2215login.bad.example'],
    ['a fraction slash', 'https://good.example\u2044.bad.example'],
    ['a wide at-sign', 'https://good.example\uff20bad.example'],
    ['an escaped letter', 'https://g%6fod.example'],
    ['a name in front', 'https://good.example@bad.example'],
    ['a backslash behind', 'https://good.example\\\\@bad.example'],
    ['backslashes in front', 'https:\\\\\\\\bad.example'],
    ['a backslash within the site', '/\\\\bad.example'],
    ['a number', 'https://2130706433/'],
    ['an IP address', 'https://127.0.0.12/'],
    ['an IP address of six', 'https://[::1]/'],
    ['a lone word', 'https://localhost/'],
    ['Cyrillic letters of a mailbox', 'mailto:info@ex\u0430mple.example'],
  ])('with %s', (_, url) => {
    expect(judge(ARTICLE, address(url)).map(({ rule }) => rule)).toContain('link');
  });

  it.each([
    'https://example.com',
    'https://www.a-b.example:8443/a/b?c=d&e=%20#f',
    'https://www.m\u00fcnster.example/\u00f6ffnung',
    'https://xn--mnster-3ya.example/',
    'https://EXAMPLE.com/A',
    'mailto:first.last+tag@a-b.example?subject=A%20b',
    'tel:+15550100142',
  ])('but not %s', (url) => {
    expect(judge(ARTICLE, address(url))).toEqual([]);
  });
});

describe('the words of a link', () => {
  it.each([
    ['https://good.example', 'https://bad.example'],
    ['good.example', 'https://bad.example'],
    ['**www.good.example**', 'https://good.bad.example'],
    ['Log in at good.example', 'https://bad.example/good.example'],
    ['https://good.example/a', 'https://good.example/b'],
    ['http\uff1a//good\u3002example', 'https://bad.example'],
    ['g\u03bfod.example', 'https://good.example'],
    ['info@good.example', 'mailto:info@bad.example'],
    ['info@good.example', 'https://bad.example'],
    ['+1 (555) 010-0142', 'tel:+19005550100'],
    ['/products/core', 'https://bad.example'],
    ['//good.example/a', 'https://bad.example'],
  ])('are not %s where it leads to %s', (words, url) => {
    for (const body of [
      `A [${words}](${url}).`,
      `A [text](${url} "${words}").`,
      `A [${words}][1].\n\n[1]: ${url}`,
    ]) {
      expect(judge(ARTICLE, toArticle(body)).length, body).toBeGreaterThan(0);
    }
  });

  it.each([
    ['https://good.example/a', 'https://good.example/a'],
    ['good.example', 'https://www.good.example/a/b'],
    ['info@good.example', 'mailto:info@good.example?subject=a'],
    ['(555) 010-0142', 'tel:+15550100142'],
    ['IEC 61850-7-4, part 3/4, v1.2.3', 'https://good.example'],
    ['Node.js and report.pdf', 'https://good.example'],
    ['0.78 to 0.98', 'https://good.example'],
  ])('may be %s where it leads to %s', (words, url) => {
    expect(judge(ARTICLE, toArticle(`A [${words}](${url}).`))).toEqual([]);
  });

  it('are looked at on buttons too', () => {
    const page = (label: string) =>
      `brand:\n  name: A\nfooter:\n  social:\n    - label: ${label}\n      to: https://good.example/a\n`;
    expect(judge('content/site.yaml', page('bad.example'))).not.toEqual([]);
    expect(judge('content/site.yaml', page('Good'))).toEqual([]);
  });
});
