import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { Figures } from '../compare-states';
import { toHtmlReport } from '../report/html-report';
import { toSummary } from '../report/summary';
import type { Review, Row } from '../review-data';

const HOSTILE = [
  '<script>alert(1)</script>',
  '</title></style></svg><img src=x onerror=alert(1)>',
  '[click](javascript:alert(1)) ![x](https://tracker.test/x.png) <https://tracker.test>',
  '@everyone `code` **bold** | cell | # 1. - [ ] ~~gone~~ &lt;b&gt; {{x}}',
  'line\n\n# heading\n```\nfence',
].join(' ');

const toRow = (words: string): Row => ({
  label: words,
  pieces: [
    { kind: 'same', text: words },
    { kind: 'out', text: words },
    { kind: 'in', text: words },
  ],
});

function toReview(words: string, pages = 1): Review {
  const problem = {
    file: words,
    line: 1,
    field: words,
    message: words,
    rule: 'schema',
    severity: 'error' as const,
  };
  const rows = [toRow(words)];
  return {
    version: 3,
    base: words,
    sentence: words,
    notes: [words],
    total: 2,
    files: [{ kind: 'changed', file: words, title: words, rows }],
    pages: Array.from({ length: pages }, (_, index) => ({
      ...{ kind: 'changed', address: `/a/${index}`, title: words, file: words },
      ...{ also: [words], rows },
    })),
    consequences: [{ what: words, rows }],
    problems: { fresh: [problem], mended: [problem], old: [problem] },
  };
}

const source = 'data:image/webp;base64,AA==';
const marks = [{ x: 1, y: 1, width: 2, height: 2 }];
const figure = { width: 390, scheme: 'light', height: 9, isCut: false } as const;
const FIGURES: Figures = new Map([['/a/0', [{ ...figure, before: source, after: source, marks }]]]);

describe('a report of hostile words', () => {
  it('is a page with no program, no handler, nothing fetched and no style that its policy forbids', async () => {
    const html = await toHtmlReport(process.cwd(), toReview(HOSTILE), FIGURES);
    const names: string[] = [];
    const addresses: string[] = [];
    visit(fromHtml(html), 'element', ({ tagName, properties }) => {
      names.push(tagName, ...Object.keys(properties).filter((name) => /^(on|style$)/i.test(name)));
      for (const name of ['src', 'href', 'xLinkHref', 'action'])
        if (properties[name] !== undefined) addresses.push(String(properties[name]));
    });
    const forbidden = ['script', 'iframe', 'object', 'embed', 'base', 'link', 'form', 'style '];
    expect(names.filter((name) => forbidden.includes(name) || /^on/i.test(name))).toEqual([]);
    expect(names.filter((name) => name === 'style')).toHaveLength(1);
    expect(addresses.filter((address) => !/^(#|data:image\/)/.test(address))).toEqual([]);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('forbids by its own policy whatever might have got through', async () => {
    const html = await toHtmlReport(process.cwd(), toReview(HOSTILE), FIGURES);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toMatch(/^default-src &#x27;none&#x27;; style-src &#x27;sha256-[^ ]+&#x27;;/);
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  it('is Markdown in which they are neither tags, links, pictures, mentions nor cells', () => {
    const summary = toSummary(toReview(HOSTILE));
    expect(summary.replaceAll(/<\/?(ins|del|br)>/g, '')).not.toMatch(/</);
    const bare = summary.replace(/\\[^\w\s]/g, '');
    expect(bare).not.toMatch(/\]\(|!\[|@\w|`[^`]*alert|```|:\/\/|~~|\*\*bold/);
    const table = bare.split('\n').filter((line) => line.startsWith('| '));
    for (const row of table) expect(row.match(/\|/g)).toHaveLength(5);
    expect(summary.split('\n').filter((line) => /^(#|```|\d+\.)/.test(line))).toEqual([
      '## What this change does, as readers will see it',
      '### Problems',
      '### Pages',
      '### Fields',
      '### Words',
      '### What follows',
      '### Notes',
    ]);
  });
});

describe('the summary', () => {
  it('fits into a comment, however much changed', () => {
    const summary = toSummary(toReview('Ein längerer Satz über Öl. '.repeat(300), 5000));
    expect(Buffer.byteLength(summary)).toBeLessThan(64_500);
    expect(summary).toContain('The rest stands in the report.');
  });

  it('ends with the link to the report, where there is one', () => {
    const report = 'https://ci.test/runs/1#artifacts';
    expect(
      toSummary({ ...toReview('Words'), report })
        .trim()
        .split('\n')
        .at(-1),
    ).toBe(`[The whole report, with pictures](<${report}>)`);
    const last = toSummary({ ...toReview('Words'), report: 'javascript:alert(1)' });
    expect(last).not.toContain('javascript');
  });

  it('links each page to its preview', () => {
    const preview = 'https://preview.test';
    expect(toSummary({ ...toReview('Words'), preview })).toContain(
      '[/a/0](<https://preview.test/a/0>)',
    );
  });
});
