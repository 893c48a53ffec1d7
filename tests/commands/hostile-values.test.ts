import { describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import type { Problem } from '#check/problem';
import { parseContentFile } from '#check/read/content-file';
import contentModel from '../../src/content.config.ts';
import { toArticle } from './hostile-files.ts';

const ARTICLE = 'content/insights/hostile.mdx';

/** Characters that are invisible, that are control characters, or that are not characters at all. */
const signs = [
  ...[0x00, 0x07, 0x08, 0x0b, 0x0c, 0x1b, 0x7f, 0x85, 0x9b],
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f],
  ...[0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2062, 0x2066, 0x2069, 0x206f, 0x2800],
  ...[0x3164, 0xfe00, 0xfeff, 0xffa0, 0xfff9, 0xfffc, 0xfdd0, 0xfffe, 0xffff],
  ...[0x1d173, 0xe0001, 0xe0041, 0xe0100, 0x1fffe, 0x10ffff],
];

function validate(path: string, text: string, rules = /safety|link/): Problem[] {
  const file = parseContentFile(contentModel, path, text);
  return checkFiles({
    model: contentModel,
    files: [file],
    disk: new Map(),
    today: '2026-11-21',
  }).filter((one) => one.file === path && one.severity === 'error' && rules.test(one.rule));
}

/** An article with another title. */
function inTitle(value: string): string {
  return toArticle('A text.').replace(/^title: .*$/m, `title: ${value}`);
}

it.each([
  ['as it is, in a field', inTitle('A ring \u202ethat heals')],
  ['as an escape of YAML', inTitle('"A ring \\u202Ethat heals"')],
  ['as an escape, in a list', toArticle('A text.').replace('[core]', '["co\\u202Ere"]')],
  ['as it is, in the text', toArticle('A text \u202ethat hides.')],
  ['as an entity, in the text', toArticle('A text &#x202E;that hides.')],
  ['as a decimal entity, in a heading', toArticle('## A text &#8238;that hides\n\nA text.')],
  ['in an alternative text', toArticle('![A ring &#x202E;of ours](./ring.svg)')],
  ['in a title', toArticle('A [text](/a "A &#x202E;title").')],
  ['in an address', toArticle('A [text](https://a.example/&#x202E;b).')],
  [
    'in a property',
    toArticle('<Callout kind="note" title="A &#x202E;ring">\n\nA text.\n\n</Callout>'),
  ],
  ['in a remark', toArticle('A text. {/* a \u202e b */}')],
  ['in code', toArticle('```text\na \u202e b\n```')],
])('U+202E is refused with its place %s', (_, text) => {
  const found = validate(ARTICLE, text);
  expect(found).not.toEqual([]);
  expect(found.every(({ line }) => line > 1)).toBe(true);
});

it('a field whose name hides U+202E is refused as an unknown one', () => {
  const found = validate(ARTICLE, inTitle('A ring\n"na\\u202Eme": a'), /schema/);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('is not a known field'),
  ]);
});

it.each(signs.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
  'U+%s is refused in a field',
  (_, sign) => {
    expect(validate(ARTICLE, inTitle(`A ring ${sign}that heals`))).not.toEqual([]);
  },
);

it('half a pair is refused where YAML writes it', () => {
  expect(validate(ARTICLE, inTitle('"A \\uD83D ring"')).map(({ message }) => message)).toEqual([
    expect.stringContaining('U+D83D, which is no character'),
  ]);
});

it('lists are validated as articles are', () => {
  const terms = 'saidi:\n  term: "SA\\u202EIDI"\n  definition: "A term\\u0007."\n';
  expect(validate('content/glossary.yaml', terms).length).toBeGreaterThan(1);
});

it('the signs of science, names and simple pictures stay', () => {
  const text =
    'µ Ω ² ³ − × – — … ° ≤ ½ “é” Müller Ångström Łódź Đặng İstanbul 中 5\u00a0kV 1\u202f000 ⚡ ⚡\uFE0F ✓ 🔧';
  const body = `${text}\n\n## ${text}\n\n&nbsp;&micro;&Omega;&minus;&times;&ndash;`;
  expect(validate(ARTICLE, toArticle(body).replace(/^title: .*$/m, `title: "${text}"`))).toEqual(
    [],
  );
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
    expect(validate(ARTICLE, address(url)).map(({ rule }) => rule)).toContain('link');
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
    expect(validate(ARTICLE, address(url))).toEqual([]);
  });
});
