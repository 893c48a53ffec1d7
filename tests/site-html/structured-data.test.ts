import { expect, it } from 'vitest';

import { builtPages, kindOf, pagesBelow } from '../site/built-pages.ts';
import { indexable, origin, readBytes, readPage } from './dist.ts';
import type { Node } from './schema-org.ts';
import { findMistakes } from './schema-org.ts';

const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function graphOf(path: string): Node[] {
  const blocks = [...readPage(path).matchAll(BLOCK)].map(([, text = '']) => JSON.parse(text));
  return blocks.flatMap((block) => block['@graph']);
}

function nodeOf(path: string, type: string): Node {
  const node = graphOf(path).find((one) => one['@type'] === type);
  if (node === undefined) throw new Error(`${path} has no ${type}`);
  return node;
}

it.each(builtPages)('the structured data of %s is valid', (path) => {
  const blocks = [...readPage(path).matchAll(BLOCK)];
  expect(blocks).toHaveLength(1);
  expect(JSON.parse(blocks[0]?.[1] ?? '')['@context']).toBe('https://schema.org');
  expect(graphOf(path).flatMap((node) => findMistakes(node))).toEqual([]);
});

it('the check notices what is missing, misspelled and empty', () => {
  const wrong = { '@type': 'Article', headline: '', image: 'x', author: { '@type': 'Person' } };
  expect(findMistakes({ ...wrong, dates: 'today' })).toEqual([
    'Article lacks datePublished',
    'Article must not have dates',
    'Article.headline is empty',
    'Article.Person lacks name',
    'Article.Person lacks url',
  ]);
});

it('every page below a list says where it stands, outermost first', () => {
  const below = indexable.filter(
    (path) => path.lastIndexOf('/') > 0 && !path.startsWith('/support'),
  );
  expect(below.length).toBeGreaterThan(40);
  for (const path of below) {
    const { itemListElement } = nodeOf(path, 'BreadcrumbList');
    const steps = itemListElement as { position: number; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const above = steps.slice(0, -1).map(({ item = '' }) => item.replace(origin, ''));
    expect(path.startsWith(`${above[0]}/`)).toBe(true);
    expect(above.filter((one) => !indexable.includes(one))).toEqual([]);
  }
});

it('every product, article and story names its picture', () => {
  const illustrated = [
    ...builtPages
      .filter((path) => kindOf(path) === 'product')
      .map((path) => nodeOf(path, 'Product')),
    ...[...pagesBelow('/insights'), ...pagesBelow('/stories')].map((path) =>
      nodeOf(path, 'Article'),
    ),
  ];
  expect(illustrated).not.toEqual([]);
  for (const { image } of illustrated) {
    expect(String(image).startsWith(`${origin}/og/`)).toBe(true);
    expect(readBytes(String(image).slice(origin.length + 1)).length).toBeGreaterThan(1000);
  }
});
