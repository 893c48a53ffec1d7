import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MDXContent } from 'mdx/types';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findMarked } from '#check/fields/schema-tree';
import { SAMPLE } from '../../tests/site/folders.ts';
import { factPaths } from '../collections/files/site.ts';
import type { CalculatorCopy } from './calculators/copy.ts';
import { components } from './component-schemas.ts';
import { LABELS } from './labels.fixture.ts';
import { renderBody } from './render-body.tsx';

const facts = new Map([...factPaths.keys()].map((name) => [name, '1']));
const calculators: CalculatorCopy = parse(
  readFileSync(join(SAMPLE, 'content/calculators.yaml'), 'utf8'),
);
const files = {
  'content/calculators.yaml': calculators,
  'content/site.yaml': { labels: LABELS },
};

/** The names of the components that a body receives when its page is rendered. */
function namesGiven(): string[] {
  let names: string[] = [];
  const Body: MDXContent = ({ components = {} }) => {
    names = Object.keys(components);
    return '';
  };
  renderBody(Body, { facts, files });
  return names.filter((name) => /^[A-Z]/.test(name));
}

describe('the components of a body', () => {
  it('are the same in the schemas and on pages', () => {
    expect(Object.keys(components.schemas).toSorted()).toEqual(namesGiven().toSorted());
  });

  it('have no props with addresses', () => {
    const marks = Object.values(components.schemas).flatMap(findMarked);
    expect(marks.filter(({ meta }) => meta.reference === undefined)).toEqual([]);
    expect(components.blocks.every((name) => name in components.schemas)).toBe(true);
  });
});
