import { describe, expect, it } from 'vitest';

import { toComment, toSuggestions } from '../comment';
import type { Review, Row } from '../review-data';

const HOSTILE = '<img src=x> [a](https://evil.example) @everyone | x\n# y';
const CONTENT = { files: [{ filename: 'content/insights/ring.mdx' }] };
const links = { preview: 'https://preview.example', report: 'https://ci.example/run/1#artifacts' };

function toData(words: string, more: Partial<Review> = {}): unknown {
  const row: Row = { label: words, pieces: [{ kind: 'in', text: words }] };
  const review: Review = {
    version: 3,
    base: words,
    sentence: words,
    notes: [words],
    total: 1,
    files: [],
    pages: [],
    consequences: [{ what: words, rows: [row] }],
    problems: { fresh: [], mended: [], old: [] },
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

  it('holds text alone, whatever the data says', () => {
    const comment = toComment(CONTENT, toData(HOSTILE), links);
    expect(comment).not.toMatch(/<img|[^\\]\]\(https|@everyone|^# y/m);
  });

  it('leads to no page of another host, whatever an address says', () => {
    const page: Review['pages'][number] = {
      ...{ kind: 'changed', address: '//evil.example/x', title: '', also: [], rows: [] },
    };
    expect(toComment(CONTENT, toData('x', { pages: [page] }), links)).not.toContain(
      '](<https://ev',
    );
  });

  it.each([
    ['a workflow', [{ filename: '.github/workflows/review.yml' }]],
    ['code beside words', [{ filename: 'content/site.yaml' }, { filename: 'src/site.ts' }]],
    [
      'code that was moved into words',
      [{ filename: 'public/a.txt', previous_filename: 'engine/a.ts' }],
    ],
    ['a folder whose name begins like ours', [{ filename: 'contents/a.mdx' }]],
    ['more files than GitHub names', Array(300).fill({ filename: 'content/a.mdx' })],
    ['nothing', []],
  ])('says one fixed sentence where %s differs', (_, files) => {
    const [one, two] = ['One', HOSTILE].map((words) => toComment({ files }, toData(words), links));
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
  const diagnostic = {
    message: HOSTILE,
    location: { path: 'content/insights/ring.mdx', range },
    severity: 'ERROR',
    suggestions: [{ range, text: HOSTILE }],
  };

  it('say text alone, and suggest what the check said', () => {
    const [told] = toSuggestions(CONTENT, { diagnostics: [diagnostic] }).diagnostics;
    expect(told).toMatchObject({ suggestions: diagnostic.suggestions });
    expect(told?.message).not.toMatch(/<img|[^\\]\]\(https|@everyone|^# y/m);
  });

  it('are none where code differs', () => {
    const code = { files: [{ filename: 'engine/check/index.ts' }] };
    expect(toSuggestions(code, { diagnostics: [diagnostic] }).diagnostics).toEqual([]);
  });

  it.each([
    ['more than thirty', Array(31).fill(diagnostic)],
    ['for a file of code', [{ ...diagnostic, location: { path: 'src/site.ts', range } }]],
    ['without a text', [{ ...diagnostic, suggestions: [] }]],
  ])('are refused where they are %s', (_, diagnostics) => {
    expect(() => toSuggestions(CONTENT, { diagnostics })).toThrow();
  });
});
