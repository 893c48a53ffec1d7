import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../read/content-file.ts';
import type { Disk } from '../read/disk.ts';
import { checkCollections } from '../rules/collection-rule.ts';
import { adviseTitles } from '../rules/editorial-rule.ts';
import { gatherSite } from '../rules/site.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

/** A site of these files, each with its fields, and of other files on disk. */
function gather(fields: Record<string, string>, disk: Disk = new Map()) {
  const files = Object.entries(fields).map(([path, yaml]) =>
    parseContentFile(contentModel, path, path.endsWith('.mdx') ? `---\n${yaml}\n---\n` : yaml),
  );
  return gatherSite({ model: contentModel, files, disk, today: '2026-11-21', deleted: new Set() });
}

/** What is reported about files as a collection, except for what the site lacks. */
function check(fields: Record<string, string>, disk?: Disk): string[] {
  const found = checkCollections(gather(fields, disk)).map(toLine);
  return found.filter((line) => !/has no entries|is missing; restore|has no file with/.test(line));
}

describe('files beside each other', () => {
  it('have numbers of their own within a collection', () => {
    const numbered = {
      'content/products/a.mdx': 'order: 1',
      'content/products/b.mdx': 'order: 2',
      'content/products/c.mdx': 'order: 1',
      'content/team/d.mdx': 'order: 1',
    };
    expect(check(numbered)).toEqual([
      'content/products/c.mdx:2:8  order is 1, and so is that of content/products/a.mdx; give each entry a number of its own',
    ]);
    expect(check({ ...numbered, 'content/products/c.mdx': 'order: [1]' })).toEqual([]);
  });

  it('have addresses of their own, whatever the case of their names', () => {
    const found = check({
      'content/pages/support/a.mdx': 'kind: plain',
      'content/pages/support/A.mdx': 'kind: plain',
    });
    expect(found).toContain(
      'content/pages/support/A.mdx:1:1  this file would have the address /support/A, which content/pages/support/a.mdx has already; rename one of the two files',
    );
  });

  it('give the words of a page once, where the site map has them', () => {
    const doubled = check({
      'content/pages/terms.mdx': 'kind: plain',
      'content/pages/insights.mdx': 'kind: insights',
      'content/pages/tales.mdx': 'kind: insights',
    });
    expect(doubled).toEqual([
      'content/pages/tales.mdx:2:7  kind is "insights", and so is that of content/pages/insights.mdx, but there is one such page; write "kind: plain", or delete one of the files',
    ]);
    expect(check({ 'content/pages/tales.mdx': 'kind: insights' })).toEqual([
      'content/pages/tales.mdx:2:7  kind is "insights", whose words lie in content/pages/insights.mdx; move the file there, or write "kind: plain"',
    ]);
  });

  it('lack the words of a page only where each file says what it is', () => {
    const absent = (fields: Record<string, string>) =>
      checkCollections(gather(fields))
        .map(toLine)
        .some((line) => line.includes('has no file with "kind: insights"'));
    expect(absent({ 'content/pages/a.mdx': 'kind: plain' })).toBe(true);
    expect(absent({ 'content/pages/a.mdx': 'kind: insihgts' })).toBe(false);
    expect(absent({ 'content/pages/a.mdx': '[' })).toBe(false);
    expect(absent({ 'content/pages/insights.mdx': 'kind: insights' })).toBe(false);
  });
});

describe('the place and the name of a file', () => {
  it.each([
    ['content/a.mdx', 'lies directly in content/, where no page shows it; move it to content/'],
    ['content/products/a/b.mdx', 'lies in a folder inside content/products/'],
    ['content/product/a.mdx', 'a folder that the site does not know; did you mean "products"?'],
    ['content/products/A Ring.mdx', 'is called "A Ring"'],
    ['content/products/a.yaml', 'is a .yaml file that nothing reads; entries and pages are .mdx'],
    ['content/pages/a.yaml', 'is a .yaml file that nothing reads; entries and pages are .mdx'],
    [
      'content/redirect.yaml',
      'that nothing reads; did you mean "content/redirects.yaml"?; entries',
    ],
    ['content/products/a--b.mdx', 'is called "a--b"'],
    ['content/products/-a.mdx', 'is called "-a"'],
    ['content/products/a..mdx', 'is called "a."'],
    ['content/products/a.html.mdx', 'is called "a.html"'],
    ['content/products/Index.mdx', 'digits and hyphens only; give it another name'],
    ['content/products/index.mdx', 'the address /products/index, which hosts serve as /products;'],
    ['content/team/index.mdx', 'the address /index, which hosts serve as /; give it another'],
    [
      'content/pages/support/index.mdx',
      'serve as /support; rename it to content/pages/support.mdx',
    ],
    ['content/pages/support/404.mdx', 'which hosts keep for files of their own; give it another'],
    ['content/products/404.mdx', 'which hosts keep for files of their own'],
    ['content/pages/assets/a.mdx', 'which hosts keep for files of their own'],
    [
      'content/pages/Our Team/a.mdx',
      'lies in a folder called "Our Team", and its name becomes a part',
    ],
    ['content/pages/our_team/a/b.mdx', 'rename it to our-team'],
  ])('is told where no page shows it: %s', (path, message) => {
    expect(check({ [path]: 'kind: plain' })).toEqual([expect.stringContaining(message)]);
  });

  it.each(['content/pages/index.mdx', 'content/pages/404.mdx', 'content/pages/index/a.mdx'])(
    'is right at %s',
    (path) => {
      expect(check({ [path]: 'kind: plain' })).toEqual([]);
    },
  );

  it('is not the place of another page', () => {
    const both = { 'content/pages/support.mdx': 'kind: plain' };
    expect(check({ ...both, 'content/pages/support/index.mdx': 'kind: plain' })).toEqual([
      expect.stringContaining('which hosts serve as /support; give it another name'),
    ]);
  });

  it('is told where the ending is not known', () => {
    const names = ['a.md', 'b.TXT', 'c.docx', 'd.JPG', 'e.yml', 'f', 'g.jpeg', 'README.md'];
    const left = ['.DS_Store', 'Thumbs.db', 'link.md'];
    const disk: Disk = new Map([
      ...[...names, ...left].map((name) => [`content/team/${name}`, { bytes: 9 }] as const),
      ['content/team/link.md', { bytes: 9, isLink: true }],
      ['public/a.md', { bytes: 9 }],
    ]);
    const messages = check({}, disk).map((line) => line.replace(/; known .*/, ''));
    expect(messages).toEqual([
      'content/team/a.md:1:1  this file has the ending ".md", so no page shows it; rename it to a.mdx',
      'content/team/b.TXT:1:1  this file has the ending ".TXT", so no page shows it; rename it to b.mdx',
      'content/team/c.docx:1:1  this file has the ending ".docx", so no page shows it; move it out of content/',
      'content/team/d.JPG:1:1  this file has the ending ".JPG", so no page shows it; rename it to d.jpg',
      'content/team/e.yml:1:1  this file has the ending ".yml", so no page shows it; rename it to e.yaml',
      'content/team/f:1:1  this file has no ending, so no page shows it; move it out of content/',
    ]);
  });
});

describe('titles beside each other', () => {
  const say = (fields: Record<string, string>) => adviseTitles(gather(fields)).map(toLine);
  const same = 'title: A Ring';

  it('are told once, with the first file', () => {
    const two = say({
      'content/insights/a.mdx': same,
      'content/insights/b.mdx': 'title: "a ring "',
    });
    expect(two).toEqual([
      'content/insights/b.mdx:2:8  title is the same as that of content/insights/a.mdx; give this one a title of its own, or nobody can tell them apart in search results',
    ]);
    const four = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((one) => [`content/insights/${one}.mdx`, same]),
    );
    expect(say(four)).toEqual([expect.stringContaining('that of content/insights/a.mdx; give')]);
  });

  it('may be the same as that of a draft', () => {
    expect(
      say({ 'content/insights/a.mdx': same, 'content/insights/b.mdx': `draft: true\n${same}` }),
    ).toEqual([]);
    expect(
      say({
        'content/insights/a.mdx': same,
        'content/insights/b.mdx': `publishAt: 2026-11-22\n${same}`,
      }),
    ).toEqual([]);
  });
});
