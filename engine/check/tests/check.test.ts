import { describe, expect, it } from 'vitest';
import { insightSchema } from '../../../src/collections/insights/collection';
import { marketSchema } from '../../../src/collections/markets/collection';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { checkReferences } from '../rules/reference-rule';
import { checkSchema } from '../rules/schema-rule';
import { checkMdx, checkYaml } from '../rules/syntax-rule';
import { toLine } from './to-line';

const VALID = `---
title: A ring that heals itself
excerpt: How it does.
category: Case Studies
type: case-study
author: tomas-marek
date: 2024-09-17
readTime: 1
featured: true
badge: outline
image:
  src: /api/placeholder/800/600
  alt: A ring.
products: [core]
---

Prose.
`;

const slugs = new Map([
  [
    'products',
    new Map([
      ['core', true],
      ['link', true],
      ['lumen', false],
    ]),
  ],
  ['team', new Map([['tomas-marek', true]])],
]);

function linesOf(source: string): string[] {
  const file = parseContentFile(contentModel, 'content/insights/x.mdx', source);
  const fields =
    file.mended === null
      ? []
      : [
          ...checkSchema(file, insightSchema),
          ...checkReferences(file, insightSchema, {
            slugs,
            today: '2026-11-21',
            deleted: new Set(),
          }),
        ];
  return [...checkYaml(file), ...fields, ...checkMdx(file)].map(toLine);
}

describe('the content check', () => {
  it('has nothing to say about a valid file', () => {
    expect(linesOf(VALID)).toEqual([]);
  });

  it('points at a value that is not allowed, and names the nearest', () => {
    expect(linesOf(VALID.replace('Case Studies', 'Case Study'))).toEqual([
      'content/insights/x.mdx:4:11  category is "Case Study", but must be "Case Studies", "Technical Guides", "Industry Reports", "White Papers" or "Webinars"; did you mean "Case Studies"?',
    ]);
  });

  it('takes a misspelled required field for one mistake, not two', () => {
    expect(linesOf(VALID.replace('readTime', 'readtime'))).toEqual([
      'content/insights/x.mdx:8:1  readtime is not a known field; did you mean "readTime"?',
    ]);
  });

  it('judges the value of a misspelled field all the same', () => {
    expect(linesOf(VALID.replace('readTime: 1', 'readtime: 0'))).toEqual([
      'content/insights/x.mdx:8:1  readtime is not a known field; did you mean "readTime"?',
      'content/insights/x.mdx:8:11  readtime is 0, but must be from 1 to 240, since what takes longer than four hours is a course',
    ]);
  });

  it('takes fields that lost their indentation for one mistake', () => {
    expect(linesOf(VALID.replace('  src', 'src').replace('  alt', 'alt'))).toEqual([
      'content/insights/x.mdx:12:1  src and alt belong to image; write them below "image:" and begin their lines with 2 spaces',
    ]);
  });

  it.each([
    ['an article that readers see', '2026-11-21', 1],
    ['none that waits for its day', '2026-11-22', 0],
  ])('asks %s for products that are published', (_, day, problems) => {
    const source = VALID.replace('[core]', `[lumen]\npublishAt: ${day}`);
    const found = linesOf(source).filter((line) => line.includes('not published yet'));
    expect(found).toHaveLength(problems);
  });

  it('reports every mistake of a file at once', () => {
    const source = VALID.replace('readTime: 1', 'readTime: 0').replace('2024-09-17', '17.9.2024');
    expect(linesOf(source)).toEqual([
      'content/insights/x.mdx:7:7  date is "17.9.2024", but a day is written year-month-day; write 2024-09-17',
      'content/insights/x.mdx:8:11  readTime is 0, but must be from 1 to 240, since what takes longer than four hours is a course',
    ]);
  });

  it('reads on behind what cannot be read', () => {
    const source = VALID.replace('title: A', 'title: Rings: a')
      .replace('readTime: 1', 'readTime: 0')
      .replace('Prose.', 'Under <3 seconds.');
    expect(linesOf(source)).toEqual([
      'content/insights/x.mdx:2:8  title has a colon inside its text, which reads like a new field; put the text between quotation marks: title: "Rings: a ring that heals itself"',
      'content/insights/x.mdx:8:11  readTime is 0, but must be from 1 to 240, since what takes longer than four hours is a course',
      'content/insights/x.mdx:17:7  this file has "<3", but "<" begins a tag here; write "less than 3", or "\\<3" for the sign itself; more may show once this is mended',
    ]);
  });

  it('says which field is missing', () => {
    expect(linesOf(VALID.replace('  alt: A ring.\n', ''))).toEqual([
      'content/insights/x.mdx:11:1  image.alt is missing; add a line "alt: …" below image, with text',
    ]);
  });

  it('resolves references, and names the nearest entry', () => {
    expect(linesOf(VALID.replace('[core]', '[core, lnk]'))).toEqual([
      'content/insights/x.mdx:14:18  products.1 is "lnk", but content/products/ has no such entry; did you mean "link"?',
    ]);
  });

  it('lets drafts name drafts, but nothing else', () => {
    const source = VALID.replace('[core]', '[lumen]');
    expect(linesOf(source)).toEqual([
      'content/insights/x.mdx:14:12  products.0 names "lumen", which is not published yet; publish content/products/lumen.mdx first (see its draft and publishAt), or name another entry',
    ]);
    expect(linesOf(source.replace('products', 'draft: true\nproducts'))).toEqual([]);
  });

  it('says where frontmatter is missing', () => {
    expect(linesOf('No frontmatter')).toEqual([
      'content/insights/x.mdx:1:1  this file must start with frontmatter between two lines of ---; copy it from a neighboring file and change the values',
    ]);
  });

  it('checks rules across fields although other fields fail', () => {
    const file = parseContentFile(
      contentModel,
      'content/markets/x.mdx',
      '---\norder: 1\ncaseStudy:\n  title: A\n  result: B\n---\n',
    );
    const lines = checkSchema(file, marketSchema).map(toLine);
    expect(lines).toContain(
      'content/markets/x.mdx:3:1  caseStudy.story or caseStudy.insight is needed, and only one of them: write the slug of the story or of the article that tells this project',
    );
  });
});
