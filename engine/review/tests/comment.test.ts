import { describe, expect, it } from 'vitest';

import { toComment, toSuggestions } from '../comment.ts';
import type { Review, Row } from '../review-data.ts';

const HOSTILE = '<img src=x> [a](https://evil.example) @everyone | x\n# y';
const CONTENT = { files: [{ filename: 'content/insights/ring.mdx' }] };
const links = { preview: 'https://preview.example', report: 'https://ci.example/run/1#artifacts' };

function toData(text: string, more: Partial<Review> = {}): unknown {
  const row: Row = { label: text, segments: [{ kind: 'in', text }] };
  const review: Review = {
    version: 5,
    base: text,
    sentence: text,
    notes: [text],
    files: [],
    pages: [],
    consequences: [{ what: text, rows: [row] }],
    preview: 'https://evil.example',
    report: 'https://evil.example',
    ...more,
  };
  return JSON.parse(JSON.stringify(review));
}

describe('the comment below a pull request', () => {
  it('tells the review in words of its own, and leads only where its poster says', () => {
    const comment = toComment(CONTENT, toData('One article changed.'), links);
    expect(comment).toContain('**One article changed.**');
    expect(comment).toContain('](<https://ci.example/run/1#artifacts>)');
    expect(comment).not.toContain('evil.example');
  });

  it.each([
    ['a workflow', [{ filename: '.github/workflows/review.yml' }]],
    ['code beside words', [{ filename: 'content/site.yaml' }, { filename: 'src/site.ts' }]],
    [
      'code that was moved into words',
      [{ filename: 'public/a.txt', previous_filename: 'engine/a.ts' }],
    ],
    ['a folder whose name begins like ours', [{ filename: 'contents/a.mdx' }]],
    ['a folder of that name in the code', [{ filename: 'engine/content/a.ts' }]],
    ['more files than GitHub names', Array(300).fill({ filename: 'content/a.mdx' })],
    ['nothing', []],
  ])('says one fixed sentence where %s differs', (_, files) => {
    const [one, two] = ['One', HOSTILE].map((text) => toComment({ files }, toData(text), links));
    expect(one).toMatch(/^This pull request changes more than `content\/` and `public\/`.*\n$/);
    expect(two).toBe(one);
  });

  it.each([
    ['no object', '## Approved by the maintainers'],
    ['words in the place of a kind', { ...Object(toData('x')), pages: [{ kind: '**x**' }] }],
    ['another version', { ...Object(toData('x')), version: 1 }],
  ])('is none where the data is %s', (_, data) => {
    expect(() => toComment(CONTENT, data, links)).toThrow();
  });
});

describe('the suggestions on the lines of a pull request', () => {
  const range = { start: { line: 3 }, end: { line: 4 } };
  const path = 'content/insights/ring.mdx';
  const toDiagnostic = (text: string, lines = range) => ({
    message: HOSTILE,
    location: { path, range: lines },
    suggestions: [{ range: lines, text }],
  });
  const diagnostic = toDiagnostic('');
  const toPatch = (...heads: string[]) => ({
    files: [{ filename: path, patch: heads.map((head) => `${head} ## x\n+y\n`).join('') }],
  });
  const suggest = (text: string, comparison = toPatch('@@ -1,2 +1,9 @@')) =>
    toSuggestions(comparison, { diagnostics: [toDiagnostic(text)] });

  it('say text alone, and suggest what the check said', () => {
    const [comment] = suggest(HOSTILE);
    expect(comment).toMatchObject({ path, start_line: 3, line: 4, side: 'RIGHT' });
    const [text, suggestion] = comment?.body.split('\n\n') ?? [];
    expect(text).not.toMatch(/<img|[^\\]\]\(https|@everyone|^# y/m);
    expect(suggestion).toBe(`\`\`\`suggestion\n${HOSTILE}\n\`\`\``);
  });

  it('have one line where they begin and end on it', () => {
    const one = { start: { line: 9 }, end: { line: 9 } };
    const [comment] = toSuggestions(toPatch('@@ -1,2 +1,9 @@'), {
      diagnostics: [toDiagnostic('x', one)],
    });
    expect(comment).toEqual({ path, line: 9, side: 'RIGHT', body: expect.any(String) });
  });

  it('end where their own words would end them', () => {
    expect(suggest('a\n```\nb')[0]?.body).toMatch(/\n````suggestion\na\n```\nb\n````$/);
  });

  it.each([[['@@ -0,0 +1,4 @@']], [['@@ -1,9 +3,2 @@']], [['@@ -1 +1 @@', '@@ -3,2 +2,3 @@']]])(
    'stand on lines that a difference shows: %j',
    (heads) => {
      expect(suggest('x', toPatch(...heads))).toHaveLength(1);
    },
  );

  it.each([
    [['@@ -1,9 +1,3 @@']],
    [['@@ -4,2 +4,2 @@']],
    [['@@ -3 +3 @@', '@@ -4 +4 @@']],
    [['@@ -1,9 +0,0 @@']],
    [[]],
  ])('are none on other lines, which GitHub refuses: %j', (heads) => {
    expect(suggest('x', toPatch(...heads))).toEqual([]);
  });

  it('stand in the file that they are about, whatever stands beside it', () => {
    const [shown] = toPatch('@@ -1,2 +1,9 @@').files;
    const files = [{ filename: 'content/a.mdx', patch: shown?.patch ?? '' }];
    expect(suggest('x', { files })).toEqual([]);
    expect(
      suggest('x', {
        files: [{ filename: 'content/a.mdx', patch: '' }, ...toPatch('@@ -1,2 +1,9 @@').files],
      }),
    ).toHaveLength(1);
  });

  it('are none where code differs', () => {
    expect(suggest('x', { files: [{ filename: 'engine/check/index.ts', patch: '' }] })).toEqual([]);
  });

  it.each([
    ['more than thirty', Array(31).fill(diagnostic)],
    ['for a file of code', [{ ...diagnostic, location: { path: 'src/site.ts', range } }]],
    ['without a text', [{ ...diagnostic, suggestions: [] }]],
  ])('are refused where they are %s', (_, diagnostics) => {
    expect(() => toSuggestions(CONTENT, { diagnostics })).toThrow();
  });
});
