import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../../read/content-file.ts';
import { checkMdx } from '../../rules/syntax-rule.ts';
import { applyFixes } from '../apply-fixes.ts';
import { contentModel } from '../site.fixture.ts';

const HEAD = '---\ntitle: A\n---\n';

/** What is reported about a body, with its first line as 1, and the body as `--fix` leaves it. */
function check(body: string) {
  const source = HEAD + body;
  const problems = checkMdx(parseContentFile(contentModel, 'content/insights/x.mdx', source));
  const fixed = applyFixes(source, problems);
  return {
    positions: problems.map(
      ({ line, column, endLine, endColumn }) => `${line - 3}:${column}-${endLine - 3}:${endColumn}`,
    ),
    message: problems.map(({ message }) => message).join(' / '),
    fixed: fixed.slice(HEAD.length),
  };
}

describe('what MDX cannot read', () => {
  it.each([
    ['a\n\n{b\n\nc', '3:1-3:2', 'has a brace { that is never closed'],
    ['{/* a */} \\{ {b', '1:14-1:15', 'has a brace { that is never closed'],
    ['{a} {b', '1:5-1:6', 'has a brace { that is never closed'],
    ['> {a\nb}', '1:3-1:4', 'has a brace { that is never closed'],
    ['a {b {c d', '1:3-1:4', 'has a brace { that is never closed'],
    ['a {b \\{ c', '1:3-1:4', 'has a brace { that is never closed'],
    ['{a.phone b}', '1:1-1:12', 'has {a.phone b}, and whatever stands in braces'],
    ['<Term slug={a b}>c</Term>', '1:12-1:17', 'has {a b} inside a tag; write the value between'],
    ['a <b/> {c d}', '1:8-1:13', 'has {c d}, and whatever stands in braces'],
    ['import a from "b"; c d', '1:1-1:23', 'has a line of program code, "import …"'],
    ['a import\n\nexport const b = (\n', '3:1-3:19', 'has a line of program code, "export …"'],
    ['a <', '1:3-1:4', 'has "<", but "<" begins a tag here; write "\\<" for the sign itself'],
    ['a <- b', '1:3-1:5', 'write "←", or \\< for the sign itself'],
    ['a <– b', '1:3-1:5', 'write "←", or \\< for the sign itself'],
    ['a <$5-6 b', '1:3-1:8', 'write "less than $5-6", or "\\<$5-6" for the sign itself'],
    ['a <.5', '1:3-1:6', 'write "less than .5"'],
    ['\\<3 <4', '1:5-1:7', 'write "less than 4"'],
    ['a <%b5', '1:3-1:7', 'has "<%b5", but "<" begins a tag here; write "\\<%b5" for'],
    ['<Term, a>', '1:1-1:10', 'has "," in the tag <Term, a>, where it cannot stand'],
    ['a <Term b', '1:3-1:10', 'begins a tag with "<Term b" and never ends it'],
    ['<Term\n  slug="a"', '1:1-1:6', 'begins a tag with "<Term" and never ends it'],
    ['a </Term b', '1:3-1:11', 'begins a tag with "</Term b" and never ends it'],
    ['<A b="c', '1:1-1:8', 'opens a quotation mark in the tag <A b="c and never closes it'],
    ['<A><B>c</A>', '1:4-1:7', 'opens <B> and does not close it before </A>'],
    ['<input>', '1:1-1:8', 'and pages are written without HTML; a form needs'],
    ['<wbr>', '1:1-1:6', 'has the HTML tag <wbr>, and pages are written without HTML; delete it'],
  ])('is told with its place, and left as it is: %j', (body, position, message) => {
    const report = check(body);
    expect(report.positions).toEqual([position]);
    expect(report.message).toContain(message);
    expect(report.fixed).toBe(body);
  });

  it.each([
    ['a <a@b.example, c', 'a [a@b.example](mailto:a@b.example), c'],
    ['<mailto:a@b.example>', '[a@b.example](mailto:a@b.example)'],
    ['<Term slug=„a b“>c</Term>', '<Term slug="a b">c</Term>'],
    [
      '<Term slug="a">b</Term> <Term slug=c>d</Term>',
      '<Term slug="a">b</Term> <Term slug="c">d</Term>',
    ],
    ['{phone}', '<Phone />'],
    ['a {b=50%}', 'a '],
    ['## A {#1.-a}', '## A '],
    ['a {{ phone }} b', 'a <Phone /> b'],
    ['{ site.contact.Phone }', '<Phone />'],
    ['{{ site.phone }}', '<Phone />'],
  ])('is fixed where it can mean one thing: %j becomes %j', (body, better) => {
    expect(check(body).fixed).toBe(better);
  });

  it('is not fixed where a curly mark is never closed', () => {
    const body = '<Term slug=“a>b</Term>';
    expect(check(body).fixed).toBe(body);
  });

  it('is shown as it would be fixed', () => {
    expect(check('<Term slug=“a b”>c</Term>').message).toContain('write straight ones: slug="a b"');
    expect(check('<Term slug=“a>c</Term>').message).toContain('write straight ones: slug="a"');
  });
});

describe('what would run in a body', () => {
  it.each([
    ['{phones}', 'has {phones}, and whatever stands in braces runs'],
    ['{phone.a}', 'has {phone.a}, and whatever stands in braces runs'],
    ['{/* a */ b}', 'has {/* a */ b}, and whatever stands in braces runs'],
    ['{`a`}', 'has {`a`}, and whatever stands in braces runs'],
    ['[a](<Java Script:b>)', 'has an address that begins with'],
    ['[a](vbscript:b)', 'begins with vbscript:, which runs program code'],
    ['[a](DATA:b)', 'begins with data:, a file inside the text'],
    ['![a](javascript:b)', 'begins with javascript:'],
    ['[a]\n\n[a]: javascript:b', 'begins with javascript:'],
  ])('is told: %j', (body, message) => {
    expect(check(body).message).toContain(message);
  });

  it('is told from remarks, and from addresses that only look like it', () => {
    expect(check('{/* a */}\n\n[a](/javascript:b) [b](https://a.example/data:c)').message).toBe('');
  });
});

it.each(['', 'text', 'json', 'js'])('a block of code may be in %j', (language) => {
  expect(check(`\`\`\`${language}\na\n\`\`\``).message).toBe('');
});
