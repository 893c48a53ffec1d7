/** A malicious file: made to run code, to deceive, or to keep a machine busy. */
export interface HostileFile {
  path: string;
  text: string;
}

const FIELDS = `title: A ring that heals itself
excerpt: How a ring of six stations heals itself after a fault, told by the crew.
category: Case Studies
type: case-study
author: tomas-marek
date: 2024-09-17
readTime: 12
featured: false
badge: outline
image:
  src: /api/placeholder/800/600
  alt: A ring.
products: [core]`;

/** The text of an article with a body. */
export function toArticle(body: string, fields = FIELDS): string {
  return `---\n${fields}\n---\n\n${body}\n`;
}

const inFields = (name: string, value: string) =>
  toArticle('Prose.', `${FIELDS}\n${name}: ${value}`);
const times = (count: number, make: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);
const row = (cell: string, columns: number) => `|${` ${cell} |`.repeat(columns)}`;
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 10 10">${inside}</svg>`;
const BOMB = times(
  9,
  (level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`,
).replaceAll('*a-1', 'lol');

/** Code in an MDX expression. */
const CALL = '{process.exit(3)}';

/** Article bodies that would run code, by name. */
export const programs: Record<string, string> = {
  'between-remarks':
    'Hello {/* a */ globalThis.process.getBuiltinModule("node:fs").writeFileSync("x","y") /* b */} world.',
  'behind-a-remark': '{/* a */ process.exit(3)}',
  'before-a-remark': 'A {process.exit(3) /* a */}.',
  'in-a-line-remark': '{\n// a\nprocess.exit(3)\n// b\n}',
  'in-a-template': `A {\`$${CALL}\`}.`,
  import: 'import fs from "node:fs"\n\nA text.',
  export: 'export const a = process.exit(3)\n\nA text.',
  'in-a-property': '<Callout kind={process.exit(3)}>\n\nA text.\n\n</Callout>',
  'in-a-template-property': `<Callout kind={\`$${CALL}\`}>\n\nA text.\n\n</Callout>`,
  'in-a-called-template': '<Callout kind={String.raw`note`}>\n\nA text.\n\n</Callout>',
  'in-a-spread': '<Callout {...process.exit(3)}>\n\nA text.\n\n</Callout>',
  'in-an-element-as-property': '<Callout kind=<b>{process.exit(3)}</b>>\n\nA text.\n\n</Callout>',
  'in-an-address': 'A [link](javascript:alert(1)).',
  'in-a-hidden-address': 'A [link](java&#x0A;script:alert(1)).',
  script: '<script>alert(1)</script>',
  frame: '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  'as-member': '<Callout.constructor>\n\nA text.\n\n</Callout.constructor>',
  handler: 'An <abbr title="a" onclick="alert(1)">a</abbr>.',
  'raw-html': 'An <abbr title="a" dangerouslySetInnerHTML="b">a</abbr>.',
};

/** Article bodies that would never finish or would crash the parser, by name. */
const bodies: Record<string, string> = {
  'deep-components': `${'<Callout kind="note">\n\n'.repeat(2_000)}a\n\n${'</Callout>\n\n'.repeat(2_000)}`,
  'deep-components-unclosed': '<Callout kind="note">\n\n'.repeat(1_900),
  'deep-components-below-the-count': `${'<Callout kind="note">\n\n'.repeat(400)}a\n\n${'</Callout>\n\n'.repeat(400)}`,
  'deep-terms': `${'<Term slug="saidi">'.repeat(900)}a${'</Term>'.repeat(900)}`,
  'deep-quotations': `${'>'.repeat(9_000)} a`,
  'deep-quotations-with-spaces': `${'> '.repeat(5_000)} a`,
  'deep-lists-on-a-line': `${'- '.repeat(5_000)}a`,
  'deep-lists': times(500, (level) => `${'  '.repeat(level)}- a`),
  'deep-numbered-lists': times(300, (level) => `${'   '.repeat(level)}1. a`),
  'deep-emphasis': `${'*a **b '.repeat(3_000)}`,
  'deep-brackets': '['.repeat(15_000),
  'deep-links': `${'[a'.repeat(3_000)}${'](b)'.repeat(3_000)}`,
  'deep-braces': '{'.repeat(15_000),
  'deep-templates': `Text {${'`${'.repeat(900)}} here.`,
  'deep-templates-in-a-property': `<Term slug={${'`${'.repeat(900)}} />`,
  'deep-templates-as-code': `export const a = ${'`${'.repeat(900)}`,
  'deep-round-brackets': `Text {${'('.repeat(5_000)}} here.`,
  'deep-functions': `Text {${'a=>'.repeat(4_000)}a} here.`,
  'deep-choices': `Text {${'a?'.repeat(8_000)}a} here.`,
  'deep-signs': `Text {${'new '.repeat(4_000)}a} here.`,
  'deep-tags-in-braces': `Text {${'<a>'.repeat(900)}${'</a>'.repeat(900)}} here.`,
  'deep-footnotes': `${'[^a'.repeat(3_000)}${']'.repeat(3_000)}`,
  'open-pictures': times(40, () => '![a]('.repeat(3_800)),
  'open-pictures-on-short-lines': times(3_000, () => '![a]('),
  'open-pictures-apart': times(2_000, () => '![a](', '\n\n'),
  'wide-table': `${row('a', 5_000)}\n${row('-', 5_000)}\n${row('b', 5_000)}`,
  'many-cells': `${row('a', 50)}\n${row('-', 50)}\n${times(500, () => row('b', 50))}`,
  'long-table': `${row('a', 2)}\n${row('-', 2)}\n${times(3_000, () => row('b', 2))}`,
  'ten-megabytes-of-brackets': '['.repeat(10_000_000),
  'five-megabytes-of-prose': 'The relay opens and closes again. '.repeat(147_000),
  'five-megabytes-of-lines': 'The relay opens.\n\n'.repeat(280_000),
  'many-headings': '## A heading\n\n'.repeat(9_000),
  'many-asterisks': '*a '.repeat(20_000),
  'many-underscores': '_a '.repeat(20_000),
  'many-backticks': times(200, (length) => '`'.repeat(length), ' a '),
  'many-strikes': '~~a '.repeat(9_000),
  'many-remarks': `{${'/**/'.repeat(26)}x}`,
  'many-braces': `{a b ${'}'.repeat(5_000)}`,
  'many-items': '- a\n'.repeat(30_000),
  'many-mixed-items': `${'- '.repeat(11)}a\n`.repeat(3_000),
  'many-definitions': times(9_000, (index) => `[a${index}]: b`),
  'many-entities': '&amp;'.repeat(20_000),
  'many-addresses': 'a@b.example '.repeat(9_000),
  'lazy-lines': `> a\n${'b\n'.repeat(20_000)}`,
  'endless-line': 'a'.repeat(1_000_000),
  'endless-tag': `<A${'a'.repeat(140_000)}`,
  'endless-tags': `<A${'a'.repeat(15_000)}\n`.repeat(9),
  'endless-code': `\`\`\`js\n${'let a = 1;\n'.repeat(90_000)}\`\`\``,
  'endless-attribute': `<Term slug="${'a'.repeat(30_000)}">a</Term>`,
  'many-attributes': `<Term ${'slug="saidi" '.repeat(3_000)}>a</Term>`,
};

const fields: Record<string, string> = {
  'yaml-bomb': toArticle('Prose.', `${BOMB}\n${FIELDS}`),
  'yaml-deep-list': inFields('a', `${'['.repeat(6_000)}${']'.repeat(6_000)}`),
  'yaml-deep-group': inFields('a', `${'{a: '.repeat(3_000)}1${'}'.repeat(3_000)}`),
  'yaml-deep-lines': toArticle(
    'Prose.',
    times(300, (level) => `${' '.repeat(level)}a:`),
  ),
  'yaml-deep-colons': inFields('a', 'a: '.repeat(2_000)),
  'yaml-deep-quoted-colons': inFields('a', '"a" : '.repeat(2_500)),
  'yaml-deep-questions': inFields('a', '? '.repeat(3_000)),
  'yaml-deep-colons-in-brackets': inFields('a', `[${'a: '.repeat(2_000)}]`),
  'yaml-deep-quotes': inFields('a', `${'"'.repeat(5_000)}${"'".repeat(5_000)}`),
  'yaml-broken-at-its-end': toArticle('Prose.', `${'a: "b\n'.repeat(3_000)}${FIELDS}`),
  'yaml-many-keys': toArticle('Prose.', `${times(6_000, (index) => `a${index}: b`)}`),
};

const drawings: Record<string, string> = {
  'deep-drawing': svg(`${'<g>'.repeat(9_000)}<path d="M0 0"/>${'</g>'.repeat(9_000)}`),
  'endless-drawing': svg('<path d="M0 0"/>'.repeat(100_000)),
  'drawing-of-scripts': svg('<script>a</script>'.repeat(9_000)),
  'drawing-of-names': svg(`${'<g xmlns:a="b">'.repeat(4_000)}${'</g>'.repeat(4_000)}`),
  'drawing-of-blocks': svg(`<style>${'a{'.repeat(90_000)}</style><script/>`),
  'drawing-of-brackets': svg(`<style>${'('.repeat(180_000)}</style><script/>`),
  'drawing-bomb': `<!DOCTYPE svg [${times(9, (n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(9)}">`, '')}]>${svg('&a8;')}`,
};

const toFiles = (record: Record<string, string>, ending: string): HostileFile[] =>
  Object.entries(record).map(([name, text]) => ({
    path: `content/insights/${name}.${ending}`,
    text,
  }));

/** Articles made to keep a parser busy for minutes, or to crash it. */
export const endlessArticles: HostileFile[] = toFiles(
  Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, toArticle(body)])),
  'mdx',
);

/** Everything made to keep a machine busy. */
export const endlessFiles: HostileFile[] = [
  ...endlessArticles,
  ...toFiles(fields, 'mdx'),
  ...toFiles(drawings, 'svg'),
];
