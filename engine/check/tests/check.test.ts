import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listed, OWN, reference, slug } from '../fields/index.ts';
import { REDIRECTS_FILE } from '../model/conventions.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkReferences } from '../rules/reference-rule.ts';
import { checkSchema } from '../rules/schema-rule.ts';
import { listItems } from '../rules/site.ts';
import { checkMdx, checkYaml } from '../rules/syntax-rule.ts';
import { contentModel, insightSchema } from './site.fixture.ts';
import { toLine } from './to-line.ts';

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
      ['lumen', false],
    ]),
  ],
  ['team', new Map([['tomas-marek', true]])],
]);

function linesOf(source: string): string[] {
  const file = parseContentFile(contentModel, 'content/insights/x.mdx', source);
  const fields =
    file.repaired === null
      ? []
      : [
          ...checkSchema(file, insightSchema),
          ...checkReferences(file, insightSchema, {
            files: [],
            slugs,
            today: '2026-11-21',
            deleted: new Set(),
            redirects: new Map(),
          }),
        ];
  return [...checkYaml(file), ...fields, ...checkMdx(file)].map(toLine);
}

describe('the content check', () => {
  it('has nothing to say about a valid file', () => {
    expect(linesOf(VALID)).toEqual([]);
  });

  it.each([
    ['an article that readers see', '2026-11-21', 1],
    ['none that waits for its day', '2026-11-22', 0],
  ])('asks %s for products that are published', (_, day, problems) => {
    const source = VALID.replace('[core]', `[lumen]\npublishAt: ${day}`);
    const found = linesOf(source).filter((line) => line.includes('not published yet'));
    expect(found).toHaveLength(problems);
  });

  it('reads on behind what cannot be read', () => {
    const source = VALID.replace('title: A', 'title: Rings: a')
      .replace('readTime: 1', 'readTime: 0')
      .replace('Prose.', 'Under <3 seconds.');
    expect(linesOf(source)).toEqual([
      'content/insights/x.mdx:2:8  title has a colon inside its text, which reads like a new field; put the text between quotation marks: title: "Rings: a ring that heals itself"',
      'content/insights/x.mdx:8:11  readTime is 0, but must be from 1 to 240, since what takes longer than four hours is a course',
      'content/insights/x.mdx:17:7  this file has "<3", but "<" begins a tag here; write "less than 3", or "\\<3" for the sign itself; more may show once this is fixed',
    ]);
  });

  it('says of an item of a list that it may be deleted with the entry it names', () => {
    const schema = z.array(
      z.strictObject({ says: z.string(), product: reference('products').optional() }),
    );
    const source = '- says: Tested\n  product: lumen\n';
    const [problem] = checkReferences(
      parseContentFile(contentModel, REDIRECTS_FILE, source),
      schema,
      {
        files: [],
        slugs: new Map([['products', new Map([['core', true]])]]),
        today: '2026-11-21',
        deleted: new Set(['content/products/lumen.mdx']),
        redirects: new Map(),
      },
    );
    expect(problem?.message).toContain('leave out product, delete the item, or restore the file');
  });

  it('refuses an item of a list that is about something else', () => {
    const schema = z.strictObject({ price: listed('claims', { kind: 'price', product: OWN }) });
    const claims = parseContentFile(
      contentModel,
      'content/claims.yaml',
      [
        '- { slug: core-price, kind: price, product: core }',
        '- { slug: core-weeks, kind: delivery, product: core }',
        '- { slug: link-price, kind: price, product: link }',
        '- { slug: any-price, kind: price }',
        '- { slug: gone-price, kind: price, product: gone }',
      ].join('\n'),
    );
    const say = (price: string) =>
      checkReferences(
        parseContentFile(contentModel, 'content/products/core.mdx', `---\nprice: ${price}\n---\n`),
        schema,
        {
          files: [claims],
          slugs: new Map([
            ['claims', new Map(listItems([claims], 'claims').map((one) => [one, true]))],
            ['products', new Map(['core', 'link'].map((one) => [one, true]))],
          ]),
          today: '2026-11-21',
          deleted: new Set(),
          redirects: new Map(),
        },
      ).map(({ message }) => message);
    expect(say('core-price')).toEqual([]);
    expect(say('any-price')).toEqual([]);
    // That its product does not exist is said of the claim.
    expect(say('gone-price')).toEqual([]);
    expect(say('core-weeks')).toEqual([
      'names "core-weeks", whose kind is "delivery"; name one whose kind is "price": core-price, any-price and gone-price',
    ]);
    expect(say('link-price')).toEqual([
      expect.stringContaining('whose product is "link"; name one whose product is "core"'),
    ]);
    expect(say('gone')).toEqual([expect.stringContaining('no such entry')]);
  });

  it('lets drafts name drafts', () => {
    expect(linesOf(VALID.replace('products: [core]', 'draft: true\nproducts: [lumen]'))).toEqual(
      [],
    );
  });

  it('checks rules across fields although other fields fail', () => {
    const caseStudy = z
      .strictObject({ title: z.string(), story: slug.optional(), insight: slug.optional() })
      .refine(({ story, insight }) => (story === undefined) !== (insight === undefined), {
        error: 'or caseStudy.insight is needed, and only one of them',
        path: ['story'],
        when: ({ value }) => typeof value === 'object',
      });
    const schema = z.strictObject({ order: z.int(), name: z.string(), caseStudy });
    const file = parseContentFile(
      contentModel,
      'content/products/x.mdx',
      '---\norder: 1\ncaseStudy:\n  title: 5\n---\n',
    );
    const lines = checkSchema(file, schema).map(toLine);
    expect(lines).toContain(
      'content/products/x.mdx:3:1  caseStudy.story or caseStudy.insight is needed, and only one of them',
    );
  });
});
