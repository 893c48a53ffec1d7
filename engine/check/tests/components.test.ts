import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../read/content-file.ts';
import { checkComponentReferences } from '../rules/reference-rule.ts';
import { checkMdx } from '../rules/syntax-rule.ts';
import { applyFixes } from './apply-fixes.ts';
import { contentModel } from './site.fixture.ts';

const HEAD = '---\ntitle: A\n---\n';
const slugs = new Map([
  [
    'glossary',
    new Map([
      ['saidi', true],
      ['feeder', true],
    ]),
  ],
]);

/** What is reported about the components of a body, and the body as `--fix` leaves it. */
function check(body: string) {
  const source = HEAD + body;
  const file = parseContentFile(contentModel, 'content/insights/x.mdx', source);
  const site = {
    files: [],
    slugs,
    today: '2026-11-21',
    deleted: new Set<string>(),
    redirects: new Map(),
  };
  const problems = [...checkMdx(file), ...checkComponentReferences(file, site)];
  const fixed = applyFixes(source, problems);
  return { messages: problems.map(({ message }) => message), fixed: fixed.slice(HEAD.length) };
}

const callout = (attributes: string) => `<Callout ${attributes}>\n\nA.\n\n</Callout>\n`;
const chart = (rows: string) =>
  `<Chart kind="bar" columns="B" title="A chart" unit="kV">\n\n| A | B | C |\n| - | - | - |\n${rows}\n</Chart>\n`;

describe('a component', () => {
  it.each([
    '<Term slug="saidi">a</Term>',
    callout('kind="note" title="A"'),
    callout("kind={'note'} title={`A`}"),
    '<abbr title="a">b</abbr> <sub>c</sub><br />',
    '<Phone /> <Phone/>',
  ])('may be written %j', (body) => {
    expect(check(body).messages).toEqual([]);
  });

  it.each([
    ['<Trem slug="saidi">a</Trem>', '<Term slug="saidi">a</Term>'],
    [callout('kind="note" titel="kind"'), callout('kind="note" title="kind"')],
  ])('that is misspelled is fixed: %j becomes %j', (body, better) => {
    expect(check(body).fixed).toBe(better);
  });

  it.each([
    ['<Term slug="far-away">a</Term>', 'but content/glossary.yaml has no such term'],
    ['<Term slug={"a" + b}>c</Term>', 'which is program code'],
    ['<Term slug={`a` + `b`}>c</Term>', 'which is program code'],
    ['<Term slug={1 + 1}>c</Term>', 'which is program code'],
    [`<Term slug={\`a\${b}\`}>c</Term>`, 'which is program code'],
    ['<Term slug={"a\\u200b"}>c</Term>', 'which is program code'],
    ['<Term slug="saidi" onclick={a}>b</Term>', 'has "onclick" in the tag <Term>, which runs'],
    ['<Term slug="saidi" className="a">b</Term>', 'has "className" in the tag <Term>'],
    ['<Term slug="saidi" zzzzzz="a">b</Term>', 'which knows no such property; known are slug'],
    ['<Term slug="saidi"></Term>', 'has <Term> with nothing inside; write text between'],
    ['<sub class="a">b</sub>', 'has "class" in the tag <sub>'],
    ['<sub title="a">b</sub>', 'which knows no such property; delete it'],
    ['<abbr title={5}>b</abbr>', 'has <abbr> whose "title" is the number 5, but must be text'],
    ['<abbr title="javascript:a">b</abbr>', 'begins with javascript:, which runs program code'],
    ['<>a</>', 'has an empty tag, <>…</>; delete both its parts'],
  ])('is told what is wrong with it, once: %j', (body, messages) => {
    expect(check(body).messages).toEqual([expect.stringContaining(messages)]);
  });

  it('is not asked for what braces may hold', () => {
    expect(check('<Term {...a} zzz="b">c</Term>').messages).toHaveLength(1);
  });
});

describe('a component around a table', () => {
  it.each([
    [chart('| a | 1 | x |\n| b | -2.5 | |\n'), []],
    [chart(''), ['has <Chart> whose table has no rows']],
    [chart('| a | 1 | 2 |\n').replace(' columns="B"', ''), ['has <Chart> without "columns"']],
    [chart('| a | x | 2 |\n'), ['has <Chart> that draws "x" in the column "B"']],
    [chart('| a | | 2 |\n'), ['has <Chart> that draws "" in the column "B"']],
    [chart('| a |\n'), ['has <Chart> that draws "" in the column "B"']],
  ])('is validated by the rows of its table: %j', (body, messages) => {
    expect(check(body).messages).toEqual(messages.map((one) => expect.stringMatching(one)));
  });
});
