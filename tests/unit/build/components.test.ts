import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentProps, ElementType } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';

import type { Callout, Chart, DataTable, Quote, Term } from '../../../src/mdx/vocabulary';
import { blockComponents, componentSchemas } from '../../../src/schemas/components';

type Given<T extends ElementType> = Omit<ComponentProps<T>, 'children'>;
type Checked<K extends keyof typeof componentSchemas> = z.infer<(typeof componentSchemas)[K]>;

const MDX = join(import.meta.dirname, '../../../src/mdx');

function namesIn(file: string, list: RegExp): string[] {
  const [, names = ''] = list.exec(readFileSync(join(MDX, file), 'utf8')) ?? [];
  return [...names.matchAll(/^ +([A-Z]\w*)[,:]/gm)].map(([, name = '']) => name);
}

describe('the components of a body', () => {
  it('are the same for the check and for the page', () => {
    const drawn = [
      ...namesIn('vocabulary.tsx', /export const vocabulary = \{([\s\S]*?)\n\};/),
      ...namesIn('render-body.tsx', /const components = \{([\s\S]*?)\n {2}\};/),
    ];
    expect(Object.keys(componentSchemas).toSorted()).toEqual(drawn.toSorted());
  });

  it('take what the check lets pass', () => {
    expectTypeOf<Checked<'Callout'>>().toEqualTypeOf<Given<typeof Callout>>();
    expectTypeOf<Checked<'Chart'>>().toEqualTypeOf<Given<typeof Chart>>();
    expectTypeOf<Checked<'DataTable'>>().toEqualTypeOf<Given<typeof DataTable>>();
    expectTypeOf<Checked<'Quote'>>().toEqualTypeOf<Given<typeof Quote>>();
    expectTypeOf<Checked<'Term'>>().toEqualTypeOf<Given<typeof Term>>();
    expect(blockComponents.every((name) => name in componentSchemas)).toBe(true);
  });
});
