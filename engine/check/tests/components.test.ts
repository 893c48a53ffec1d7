import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MDXContent } from 'mdx/types';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockComponents, componentSchemas } from '#website/components';
import { factNames } from '#website/facts';
import type { IslandWords } from '#website/files/islands';
import { renderBody } from '#website/render-body';
import { SAMPLE } from '../../../tests/site/folders';
import { findMarked } from '../schema-marks';

const facts = new Map(factNames.map((name) => [name, '1']));
const islands: IslandWords = parse(readFileSync(join(SAMPLE, 'content/islands.yaml'), 'utf8'));

/** The names of the components that a body is given when its page is written. */
function namesGiven(): string[] {
  let names: string[] = [];
  const Body: MDXContent = ({ components = {} }) => {
    names = Object.keys(components);
    return '';
  };
  renderBody({ facts, islands, csv: 'CSV' }, Body);
  return names.filter((name) => /^[A-Z]/.test(name));
}

describe('the components of a body', () => {
  it('are the same for the check and for the page', () => {
    expect(Object.keys(componentSchemas).toSorted()).toEqual(namesGiven().toSorted());
  });

  it('name no addresses, which are checked in fields and prose only', () => {
    const marks = Object.values(componentSchemas).flatMap(findMarked);
    expect(marks.filter(({ meta }) => meta.reference === undefined)).toEqual([]);
    expect(blockComponents.every((name) => name in componentSchemas)).toBe(true);
  });
});
