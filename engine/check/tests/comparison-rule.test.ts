import { expect, it } from 'vitest';
import type { Comparison } from '../model/definitions.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkComparisons } from '../rules/comparison-rule.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

const parse = (path: string, text: string) => parseContentFile(contentModel, path, text);
const files = [
  parse('content/site.yaml', 'figures:\n  projects: { value: "10", label: projects }\n'),
  parse('content/products/core.mdx', '---\nname: Core\nheight: 12\n---\n'),
];

/** Products must be as high as there are projects. */
const compare: Comparison = (fields) => {
  const { figures } = Object(fields.get('content/site.yaml'));
  return [...fields].flatMap(([file, data]) => {
    const { height } = Object(data);
    if (height === undefined || String(height) === figures.projects.value) return [];
    return [{ file, path: ['height'], message: `is ${height}, as many as no projects` }];
  });
};

it('a comparison that the site makes is reported at the field that it names', () => {
  const model = { ...contentModel, comparisons: [compare] };
  expect(checkComparisons({ model, files }).map(toLine)).toEqual([
    'content/products/core.mdx:3:9  height is 12, as many as no projects',
  ]);
});

it('what lies in a file that is not there is not reported', () => {
  const comparisons: Comparison[] = [() => [{ file: 'content/gone.mdx', path: [], message: '' }]];
  expect(checkComparisons({ model: { ...contentModel, comparisons }, files })).toEqual([]);
});

it('a site without comparisons has nothing to report', () => {
  expect(checkComparisons({ model: contentModel, files })).toEqual([]);
});
