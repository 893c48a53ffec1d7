import { expect, it } from 'vitest';
import type { MetaContext } from '#site';
import { describeArticle } from './article-data';

const context = {
  origin: 'https://grid.example',
  site: { brand: { name: 'Grid', group: { name: 'Group' } } },
} as unknown as MetaContext;
const facts = { title: 'Ring', card: '/insights/ring', date: '2026-01-01' };
const ada = { '@type': 'Person', name: 'Ada' };

it.each([
  ['its company', [], { '@type': 'Organization', name: 'Grid' }],
  ['its author', [{ name: 'Ada' }], ada],
  ['each of its authors', [{ name: 'Ada' }, { name: 'Bo' }], [ada, { ...ada, name: 'Bo' }]],
])('structured data of an article names %s', (_, authors, named) => {
  expect(describeArticle({ ...facts, authors }, context)).toMatchObject({ author: named });
});
