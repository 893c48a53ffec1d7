import { describe, expect, it } from 'vitest';
import { checkFiles } from '../check-content.ts';
import { fixFiles } from '../fix/fix-content.ts';
import { Problem } from '../problem.ts';
import { parseContentFile } from '../read/content-file.ts';
import type { Content } from '../rules/site.ts';
import { ARTICLE, content, toArticle } from './content.fixture.ts';
import { contentModel } from './site.fixture.ts';

/** Valid content with some texts in place of others. */
function toContent(changed: Record<string, string>): Content {
  const sources = new Map([...content, ...Object.entries(changed)]);
  const texts = [...sources].filter(([path]) => /\.(mdx|yaml)$/.test(path));
  const files = texts.map(([path, source]) => parseContentFile(contentModel, path, source));
  return { model: contentModel, files, disk: new Map(), today: '2026-11-21' };
}

function listErrors(all: Content): Problem[] {
  return checkFiles(all).filter(({ severity, rule }) => severity === 'error' && rule !== 'image');
}

const PRODUCT = content.get('content/products/core.mdx') ?? '';

describe('a fix is neither suggested nor made', () => {
  it.each([
    [
      'where what it writes leads nowhere',
      { [ARTICLE]: toArticle('See [the log] (/insights/nowhere-at-all).') },
    ],
    [
      'where the field that it names does not fit either',
      { [ARTICLE]: toArticle('Text.').replace('readTime: 4', 'readtime: 4000') },
    ],
    [
      'where a guess at a line makes it readable and still wrong',
      { [ARTICLE]: toArticle('Text.').replace('featured: false', 'featured: - false') },
    ],
    [
      'where another file then leads to a draft',
      {
        'content/products/core.mdx': PRODUCT.replace('---\n', '---\ndraft: yes\n'),
      },
    ],
  ])('%s', (_, texts) => {
    const broken = toContent(texts);
    const errors = listErrors(broken);
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toHaveProperty('fix');
    expect(fixFiles(broken).flatMap(({ changes }) => changes)).toEqual([]);
  });
});

it('a fix that helps is made beside one that does not', () => {
  const article = toArticle('Text.\n\n##Results')
    .replace('readTime: 4', 'readtime: 4000')
    .replace('type: article', 'type: Article');
  const fixed = fixFiles(toContent({ [ARTICLE]: article }));
  const { source = '', changes = [] } = {
    ...fixed.find(({ file }) => file.path === ARTICLE),
    source: fixed.find(({ file }) => file.path === ARTICLE)?.file.source,
  };
  expect(changes.map(({ what }) => what)).toEqual([
    '"Article" is now "article"',
    '"##" is now "## "',
  ]);
  expect(source).toContain('readtime: 4000');
});

it('a fix may reveal another mistake if that one can be fixed too', () => {
  const article = toArticle('Text.')
    .replace('category: Technical Guides', 'catgory: technical guides')
    .replace('author: ada-lind', 'auther: ada-lin');
  const fixed = fixFiles(toContent({ [ARTICLE]: article }));
  expect(fixed.find(({ file }) => file.path === ARTICLE)?.file.source).toBe(toArticle('Text.'));
});

it('a problem that the check does not find is fixed only if what is written can stay', () => {
  const all = toContent({});
  const path = 'content/redirects.yaml';
  const source = content.get(path) ?? '';
  const add = (line: string): Problem[] => {
    const fix = [{ start: source.length, end: source.length, text: `${line}\n` }];
    const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    return [
      new Problem({
        file: path,
        ...range,
        field: '',
        message: 'm',
        rule: 'redirect',
        severity: 'error',
        fix,
      }),
    ];
  };
  const toText = (found: Problem[]) =>
    fixFiles(all, found).find(({ file }) => file.path === path)?.file.source;
  expect(toText(add('/older: /products/core'))).toBe(`${source}/older: /products/core\n`);
  expect(toText(add('/older: /products/The Core'))).toBe(source);
});
