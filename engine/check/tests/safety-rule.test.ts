import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../read/content-file.ts';
import type { FileFacts } from '../read/disk.ts';
import { checkOutput } from '../rules/output-rule.ts';
import { checkDisk, checkSafety } from '../rules/safety-rule.ts';
import { gatherSite } from '../rules/site.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

const held = (holds: string | null, hasMetadata = false): Partial<FileFacts> => ({
  published: { savedAt: 0, holds, hasMetadata },
});

function checkOne(path: string, facts: Partial<FileFacts> = {}): string[] {
  return checkDisk(new Map([[path, { bytes: 9, ...facts }]])).map(({ message }) => message);
}

describe('a file of public/', () => {
  it.each<[string, Partial<FileFacts>]>([
    ['public/a.svg', held('xml')],
    ['public/a.svg', held('html')],
    ['public/a/b.jpeg', held('jpg')],
    ['public/a.mp4', held('m4v')],
    ['public/a.txt', held('txt')],
    ['public/a.b.pdf', held('pdf')],
    ['public/a.webm', {}],
    ['public/robots.txt', held(null)],
    ['content/team/.a', {}],
    ['content/team/a.html', held('html')],
  ])('may be %s: %j', (path, facts) => {
    expect(checkOne(path, facts)).toEqual([]);
  });

  it.each<[string, Partial<FileFacts>, string]>([
    ['public/a.txt', held('html'), 'but holds .html; save it as plain text in UTF-8, or delete it'],
    ['public/a.vtt', held('txt'), 'but holds .txt; save it as plain text in UTF-8'],
    ['public/a.png', held('jpg'), 'but holds .jpg; export it again as .png, or delete it'],
    ['public/a.pdf', held(null), 'but holds something else; export it again as .pdf'],
    [
      'public/a.pdf',
      { published: { savedAt: 0, holds: 'pdf', hasMetadata: false, hazard: 'runs a program' } },
      'is a PDF that runs a program, and nothing in public/ may run',
    ],
    ['public/a.jpg', held('jpg', true), 'carries what a camera or a program wrote about it'],
    ...[
      'a.JPG',
      'a.html',
      'a.MJS',
      'a.zip',
      'a',
      'svg',
      '.htaccess',
      '.a/b.svg',
      '.well-known/a.txt',
    ].map((name): [string, Partial<FileFacts>, string] => [
      `public/${name}`,
      {},
      'is not published, and nothing in public/ may run; delete it, or rename it: names begin',
    ]),
    ['public/a\u200b.svg', {}, 'has a name with U+200B, an invisible character'],
    ['content/team/a\u202eb.mdx', {}, 'has a name with U+202E'],
    ['public/a.svg', { isLink: true }, 'put the file itself into public/'],
    ['content/team/a.mdx', { isLink: true }, 'put the file itself into content/'],
  ])('is not published as %s: %j', (path, facts, message) => {
    expect(checkOne(path, facts)).toEqual([expect.stringContaining(message)]);
  });
});

describe('the address of a file of public/', () => {
  const say = (...paths: string[]) => {
    const page = parseContentFile(contentModel, 'content/products/core.mdx', '---\nname: A\n---\n');
    const disk = new Map(paths.map((path) => [path, { bytes: 9 }]));
    const site = gatherSite({
      model: contentModel,
      files: [page],
      disk,
      today: '2026-11-21',
      deleted: new Set(),
    });
    return checkOutput(site).problems.map(toLine);
  };

  it.each(['public/products/core.svg', 'public/assets.svg', 'public/products/plan.pdf'])(
    'may be that of %s',
    (path) => {
      expect(say(path, 'content/products/products.svg')).toEqual([]);
    },
  );

  it.each([
    'public/products/core.html',
    'public/products/CORE.md',
    'public/products/core/datasheet.pdf',
    'public/Robots.txt',
    'public/assets/a.svg',
  ])('is taken by the build: %s', (path) => {
    expect(say(path)).toEqual([
      `${path}:1:1  this file has an address that the build gives to files of its own; rename it`,
    ]);
  });

  it('is the same as another on some disks', () => {
    expect(say('public/Plan.pdf', 'public/plan.pdf')).toEqual([
      'public/plan.pdf:1:1  this file is the same as public/Plan.pdf on a disk that ignores case; rename one of the two',
    ]);
  });
});

describe('characters that deceive readers', () => {
  const say = (source: string) =>
    checkSafety(parseContentFile(contentModel, 'content/insights/x.mdx', source)).map((one) =>
      toLine(one).replace('content/insights/x.mdx:', ''),
    );

  it.each([
    ['---\na: b\u200bc\n---\n', '2:5  this file has U+200B, an invisible character; delete'],
    ['---\na: 1\n---\n\na\u200db', '5:2  this file has U+200D'],
    ['---\na: 1\n---\n\n\uffff', '5:1  this file has U+FFFF, which is no character'],
    ['---\na: 1\n---\n\n\u0007', '5:1  this file has U+0007, a control character'],
    [`---\na: 1\n---\n\ne${'\u0301'.repeat(5)}`, '5:6  this file has U+0301, one of more marks'],
    ['---\na: [b, "\\u200b"]\n---\n', '2:8  a.1 has U+200B'],
    ['---\na: {b: [{c: "\\u200b"}]}\n---\n', '2:13  a.b.0.c has U+200B'],
    ['---\na: 1\n---\n\n[b](./c&zwj;)', '5:1  this file has U+200D'],
    ['---\na: 1\n---\n\n![b](./c.svg "d&shy;")', '5:1  this file has U+00AD'],
    ['---\na: 1\n---\n\n<Term slug="b&#8206;">c</Term>', '5:1  this file has U+200E'],
  ])('are told with their place: %j', (source, message) => {
    expect(say(source)).toEqual([expect.stringContaining(message)]);
  });

  it('are told ten times at most', () => {
    expect(say(`---\na: 1\n---\n\n${'b\u200b\n\n'.repeat(12)}`)).toHaveLength(10);
    expect(say(`---\na: 1\n---\n\n${'b&#x200b;\n\n'.repeat(12)}`)).toHaveLength(10);
  });

  it('are none in a picture of two signs, in a tab or in code that shows an entity', () => {
    expect(say('---\na: \u2764\ufe0f\tb\n---\n\n`&#x200b;` &amp; \u00e9')).toEqual([]);
  });
});
