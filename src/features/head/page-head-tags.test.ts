import { expect, it } from 'vitest';
import type { AnyPage } from '#site';
import { toPageTitle } from './page-head-tags.tsx';

const site = { brand: { name: 'Ohmstead Grid' } };

const toTitle = (head: Omit<AnyPage['head'], 'description'>) =>
  toPageTitle({ kind: 'plain', path: '/', copy: {}, head: { ...head, description: '' } }, { site });

it('a title has the brand behind it, as long as search results show both', () => {
  expect(toTitle({ title: 'Training' })).toBe('Training | Ohmstead Grid');
  const long = 'Where class 0.2S pays for itself, and where it does not';
  expect(toTitle({ title: long })).toBe(long);
});

it('the search title takes precedence over the title of lists', () => {
  const head = { title: 'Switch', searchTitle: 'Medium-voltage switchgear: Switch' };
  expect(toTitle(head)).toBe('Medium-voltage switchgear: Switch | Ohmstead Grid');
});
