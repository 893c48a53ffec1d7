import { describe, expect, it } from 'vitest';

import { parseContentFile } from '../../../src/build/check/content-file';
import { checkMdx } from '../../../src/build/check/mdx-rule';
import { checkReferences } from '../../../src/build/check/reference-rule';
import { toLine, toReport } from '../../../src/build/check/report';
import { checkSchema } from '../../../src/build/check/schema-rule';
import { checkYaml } from '../../../src/build/check/yaml-rule';
import { insightSchema } from '../../../src/schemas/insight';
import { marketSchema } from '../../../src/schemas/market';

const VALID = `---
title: A ring that heals itself
excerpt: How it does.
category: Case Studies
type: case-study
author: tomas-marek
date: 2024-09-17
readTime: 12
featured: true
badge: outline
image:
  src: /api/placeholder/8/6
  alt: A ring.
products: [core]
---

Prose.
`;

const slugs = {
  products: ['core', 'link'],
  markets: [],
  stories: [],
  insights: [],
  team: ['tomas-marek'],
  jobs: [],
  glossary: [],
};

function linesOf(source: string): string[] {
  const file = parseContentFile('content/insights/x.mdx', source);
  const yaml = checkYaml(file);
  if (yaml.length > 0) return yaml.map(toLine);
  const fields = [
    ...checkSchema(file, insightSchema),
    ...checkReferences(file, insightSchema, slugs),
  ];
  return [...fields, ...checkMdx(file)].map(toLine);
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

  it('takes a misspelt required field for one slip, not two', () => {
    expect(linesOf(VALID.replace('readTime', 'readtime'))).toEqual([
      'content/insights/x.mdx:8:1  readtime is not a known field; did you mean "readTime"?',
    ]);
  });

  it('reports every slip of a file at once', () => {
    const source = VALID.replace('readTime: 12', 'readTime: 3').replace('2024-09-17', '17.9.2024');
    expect(linesOf(source)).toEqual([
      'content/insights/x.mdx:7:7  date is "17.9.2024", but must be a day such as 2024-09-17',
      'content/insights/x.mdx:8:11  readTime is too short: 3, at least 8 needed',
    ]);
  });

  it('says which field is missing', () => {
    expect(linesOf(VALID.replace('  alt: A ring.\n', ''))).toEqual([
      'content/insights/x.mdx:11:1  image.alt is missing',
    ]);
  });

  it('resolves references, and names the nearest entry', () => {
    expect(linesOf(VALID.replace('[core]', '[core, lnk]'))).toEqual([
      'content/insights/x.mdx:14:18  products.1 is "lnk", but products has no such entry; did you mean "link"?',
    ]);
  });

  it('says where YAML or MDX cannot be read', () => {
    expect(linesOf(VALID.replace('title: A', 'title: "A'))[0]).toMatch(
      /^content\/insights\/x.mdx:\d+:\d+ {2}this file cannot be read: /,
    );
    expect(linesOf(VALID.replace('Prose.', 'Under <3 seconds.'))[0]).toMatch(
      /x\.mdx:17:8 {2}this file /,
    );
    expect(linesOf('No frontmatter')).toEqual([
      'content/insights/x.mdx:1:1  this file must start with frontmatter between two lines of ---',
    ]);
  });

  it('checks rules across fields although other fields fail', () => {
    const file = parseContentFile(
      'content/markets/x.mdx',
      '---\norder: 1\ncaseStudy:\n  title: A\n  result: B\n---\n',
    );
    const lines = checkSchema(file, marketSchema).map(toLine);
    expect(lines).toContain(
      'content/markets/x.mdx:3:1  caseStudy.story names either a story or an insight, and not both',
    );
  });

  it('ends with a count', () => {
    const problem = {
      file: 'a',
      line: 1,
      column: 2,
      endLine: 1,
      endColumn: 3,
      field: '',
      message: 'm',
      rule: 'yaml',
      severity: 'error',
    } as const;
    expect(toReport([problem, problem])).toBe(
      'a:1:2  this file m\na:1:2  this file m\n\n2 problems in 1 file of content. Nothing was built.',
    );
  });
});
