import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import type { Figures } from '../compare-states.ts';
import { readPage } from '../page-content.ts';
import type { Figure } from '../photographs.ts';
import { toHtmlReport } from '../report/report.tsx';
import { toPlainText, toPreviewAddress, toSummary } from '../report/summary.ts';
import type { PageChange, Review, Row } from '../review-data.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '</title></style></svg><img src=x onerror=alert(1)>',
  '[click](javascript:alert(1)) ![x](https://tracker.test/x.png) <https://tracker.test>',
  '@everyone `code` **bold** | cell | # 1. - [ ] ~~gone~~ &lt;b&gt; {{x}}',
  'line\n\n# heading\n```\nfence',
].join(' ');

const toRow = (text: string): Row => ({
  label: text,
  segments: [
    { kind: 'same', text },
    { kind: 'out', text },
    { kind: 'in', text },
  ],
});

function toReview(text: string, pages = 1): Review {
  const rows = [toRow(text)];
  return {
    version: 5,
    base: text,
    sentence: text,
    notes: [text],
    files: [{ kind: 'changed', file: text, title: text, rows }],
    pages: Array.from({ length: pages }, (_, index) => ({
      kind: 'changed',
      address: `/a/${index}`,
      title: text,
      file: text,
      also: [text],
      rows,
    })),
    consequences: [{ what: text, rows }],
  };
}

const source = 'data:image/webp;base64,AA==';
const marks = [{ x: 1, y: 1, width: 2, height: 2 }];
const figure = { width: 390, height: 9, isCut: false } as const;
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
});

describe('a plain review', () => {
  const rows: Row[] = [
    {
      label: 'Top',
      segments: [
        { kind: 'same', text: 'We ' },
        { kind: 'out', text: 'built ' },
        { kind: 'in', text: 'build ' },
        { kind: 'same', text: 'it' },
      ],
    },
    { label: 'End', segments: [{ kind: 'in', text: 'More' }] },
  ];
  const page = (kind: PageChange['kind'], address: string, more: Partial<PageChange> = {}) => ({
    kind,
    address,
    title: `Title of ${address}`,
    also: [],
    rows: [],
    ...more,
  });
  const review: Review = {
    version: 5,
    base: 'main (abc1234)',
    sentence: '2 pages new.',
    notes: ['One note\nof two lines'],
    files: [
      { kind: 'changed', file: 'content/jobs/a.mdx', title: 'A', rows },
      {
        kind: 'moved',
        file: 'content/jobs/c.mdx',
        from: 'content/jobs/b.mdx',
        title: 'C',
        rows: [],
      },
    ],
    pages: [
      page('changed', '/jobs/a', { file: 'content/jobs/a.mdx', rows }),
      page('changed', '/jobs', { also: ['/', '/company'], rows: rows.slice(1) }),
      page('changed', '/look'),
      page('moved', '/jobs/c', { from: '/jobs/b', rows: rows.slice(1) }),
      page('removed', '/lost'),
      page('removed', '/led', { redirect: '/jobs' }),
    ],
    consequences: [{ what: 'PDFs', rows: rows.slice(1) }],
    preview: 'https://preview.test',
  };

  it('is told in a comment, in the order of what matters', () => {
    const lines = toSummary(review)
      .replaceAll('\u200b', '')
      .split('\n')
      .filter((line) => line !== '');
    expect(lines).toEqual([
      '## What this change does, as readers will see it',
      '**2 pages new.**',
      'Compared with main (abc1234).',
      '### Pages',
      '- [/jobs/a](<https://preview.test/jobs/a>): changed. Title of /jobs/a (content/jobs/a.mdx)',
      '- [/jobs](<https://preview.test/jobs>) and 2 pages alike: changed. Title of /jobs',
      '- [/look](<https://preview.test/look>): changed. Title of /look',
      '- [/jobs/c](<https://preview.test/jobs/c>) (was /jobs/b): moved. Title of /jobs/c',
      '- /lost: removed. Title of /lost Its address leads nowhere now.',
      '- /led: removed. Title of /led',
      '### Fields',
      '| In | Where | Before | After |',
      '| --- | --- | --- | --- |',
      '| content/jobs/a.mdx | Top | We <del>built </del>it | We <ins>build </ins>it |',
      '| content/jobs/a.mdx | End |  | <ins>More</ins> |',
      '### Words',
      '| In | Where | Before | After |',
      '| --- | --- | --- | --- |',
      '| /jobs/a | Top | We <del>built </del>it | We <ins>build </ins>it |',
      '| /jobs/a | End |  | <ins>More</ins> |',
      '| /jobs | End |  | <ins>More</ins> |',
      '### What follows',
      '| In | Where | Before | After |',
      '| --- | --- | --- | --- |',
      '| PDFs | End |  | <ins>More</ins> |',
      '### Notes',
      '- One note',
      '- of two lines',
      'The whole report, with pictures, is `review/index.html`.',
    ]);
  });

  it('is told on a page', async () => {
    const figure: Figure = {
      width: 390,
      height: 9,
      isCut: false,
      marks: [],
      before: source,
      after: source,
    };
    const html = await toHtmlReport(process.cwd(), review, new Map([['/look', [figure]]]));
    const { blocks, links } = readPage(html);
    const summary = blocks.map(({ text }) => text).join('\n');
    const inOrder = [
      'Compared with main (abc1234)',
      '2 pages new.',
      'One note of two lines',
      'Changed A\ncontent/jobs/a.mdx\n',
      'We\nbuilt\nit\nWe\nbuild\nit\n',
      'End\nnothing\nMore\n',
      'Moved C\ncontent/jobs/b.mdx, now content/jobs/c.mdx',
      'Changed Title of /jobs/a\n/jobs/a\ncontent/jobs/a.mdx\n',
      'Changed The same on 3 pages\n/jobs\n2 other pages\n/\n/company\n',
      'Changed Title of /look\n/look: looks different\nBefore and after\n',
      'Moved Title of /jobs/c\n/jobs/c, was /jobs/b\n1 difference\n',
      'Gone Title of /lost\n/lost\nIts address leads nowhere now.\n',
      'Gone Title of /led\n/led\nIts address leads to /jobs.\n',
      'PDFs',
    ];
    let behind = 0;
    const missing = inOrder.filter((text) => {
      const at = summary.indexOf(text, behind);
      behind = Math.max(behind, at);
      return at < 0;
    });
    expect(missing).toEqual([]);
    expect(links).toEqual([
      ...['#changes', '#pages', '#consequences'],
      ...['/jobs/a', '/jobs', '/look', '/jobs/c'].map((path) => `https://preview.test${path}`),
    ]);
  });

  it('leaves out what there is nothing of', async () => {
    const bare = { ...review, notes: [], files: [], pages: [], consequences: [] };
    expect(toSummary(bare).match(/^#.*/gm)).toHaveLength(1);
    const { blocks } = readPage(await toHtmlReport(process.cwd(), bare, new Map()));
    expect(blocks.map(({ text }) => text)).toEqual([
      'Compared with main (abc1234)',
      'What this change does, as readers will see it',
      '2 pages new.',
    ]);
  });

  it('shows fifty lines of each list, and how many more there are', () => {
    const pages = (many: number) =>
      Array.from({ length: many }, (_, at) =>
        page('changed', `/${at}`, { file: 'a', rows: rows.slice(1) }),
      );
    const summary = toSummary({ ...review, files: [], consequences: [], pages: pages(52) });
    expect(summary.match(/^- \[/gm)).toHaveLength(50);
    expect(summary).toContain('- and 2 more\n');
    expect(summary.match(/^\| \//gm)).toHaveLength(50);
    expect(summary).toContain('|\n\nand 2 more\n');
    expect(toSummary({ ...review, pages: pages(50) })).not.toContain('more\n');
  });

  it.each([
    ['- a', '\u200b- a'],
    ['1. a', '1\u200b. a'],
    ['# a', '\u200b# a'],
    [' = ', '\u200b='],
    ['a - b', 'a - b'],
  ])('begins no list and no heading with %j', (text, shown) => {
    expect(toSummary({ ...review, notes: [text] })).toContain(`\n- ${shown}\n`);
  });
});

it.each([
  ['https://a.test', '/b', 'https://a.test/b'],
  ['https://a.test/x/', '/b', 'https://a.test/b'],
  ['https://a.test', '//b.test/c', undefined],
  ['https://a.test', 'javascript:alert(1)', undefined],
  ['javascript:alert(1)', '/b', undefined],
  ['ftp://a.test', '/b', undefined],
  ['nothing', '/b', undefined],
])('in a preview at %s, %s stands at %s', (preview, path, address) => {
  expect(toPreviewAddress({ kind: 'changed', address: path }, preview)).toBe(address);
});

it.each([
  ['a\u0007 \n\u202eb', 'a b'],
  ['*a* _b_ `c` [d] e|f ~g~ $h$ \\', '\\*a\\* \\_b\\_ \\`c\\` \\[d\\] e\\|f \\~g\\~ \\$h\\$ \\\\'],
  ['<b>R&amp;D</b>', '&lt;b&gt;R&amp;amp;D&lt;/b&gt;'],
  ['@all a@b @ c', '@|all a@|b @ c'],
  ['#1 # 2 #a', '#|1 # 2 #a'],
  ['GH-1 gh-a a GH-', 'GH-|1 gh-a a GH-'],
  ['see 0a1b2c3d4e5f6 or 12345', 'see 0a1b2c|3d4e5f|6 or 12345'],
  ['https://WWW.a.b awww. www', 'https:|//WWW|.a.b awww. www'],
])('%j from anybody is nothing but text', (text, plain) => {
  expect(toPlainText(text).replaceAll('\u200b', '|')).toBe(plain);
});
