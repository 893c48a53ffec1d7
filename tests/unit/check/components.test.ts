import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ElementType } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';

import { renderBody } from '../../../src/mdx/render-body';
import type { Sequence } from '../../../src/mdx/sequence';
import type {
  Callout,
  Chart,
  DataTable,
  KeyFigure,
  Quote,
  Term,
} from '../../../src/mdx/vocabulary';
import { blockComponents, componentSchemas } from '../../../src/schemas/components';
import { factNames } from '../../../src/schemas/facts';
import type { IslandWords } from '../../../src/schemas/islands';
import { SAMPLE } from '../../site/folders';

type Given<T extends ElementType> = Omit<ComponentProps<T>, 'children'>;
type Checked<K extends keyof typeof componentSchemas> = z.infer<(typeof componentSchemas)[K]>;

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

  it('take what the check lets pass', () => {
    expectTypeOf<Checked<'Callout'>>().toEqualTypeOf<Given<typeof Callout>>();
    expectTypeOf<Checked<'Chart'>>().toEqualTypeOf<Given<typeof Chart>>();
    expectTypeOf<Checked<'DataTable'>>().toEqualTypeOf<Given<typeof DataTable>>();
    expectTypeOf<Checked<'KeyFigure'>>().toEqualTypeOf<Given<typeof KeyFigure>>();
    expectTypeOf<Checked<'Quote'>>().toEqualTypeOf<Given<typeof Quote>>();
    expectTypeOf<Checked<'Sequence'>>().toEqualTypeOf<Given<typeof Sequence>>();
    expectTypeOf<Checked<'Term'>>().toEqualTypeOf<Given<typeof Term>>();
    expect(blockComponents.every((name) => name in componentSchemas)).toBe(true);
  });
});
