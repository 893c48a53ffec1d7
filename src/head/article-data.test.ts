import { expect, it } from 'vitest';
import type { MetaContext } from '#site';
import { describeArticle } from './article-data';

const context = {
  origin: 'https://grid.example',
  site: { brand: { name: 'Grid', group: { name: 'Group' } } },
} as unknown as MetaContext;
const facts = { title: 'Ring', card: '/insights/ring', date: '2026-01-01' };

it('structured data of an article names its author, or its company', () => {
  expect(describeArticle({ ...facts, author: { name: 'Ada' } }, context)).toMatchObject({
    author: { '@type': 'Person', name: 'Ada' },
  });
  expect(describeArticle(facts, context)).toMatchObject({
    author: { '@type': 'Organization', name: 'Grid' },
  });
});
