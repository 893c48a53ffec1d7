import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite, sampleSite } from '../../components/ui/site.fixture.tsx';
import { HitGroups } from './hit-groups.tsx';

afterEach(cleanup);

const toHit = (kind: string, path: string, title: string) => ({
  document: { kind, path, title, excerpt: '', category: '', author: '' },
  terms: [],
  mark: (text: string) => [{ text, isMatch: false }],
  section: undefined,
});
const hits = [
  {
    ...toHit('article', '/insights/a', 'Relay A'),
    section: { to: '#trip', text: 'When it trips' },
  },
  { ...toHit('product', '/products/b', 'B'), section: { to: '#ratings', text: 'Rated 5 A' } },
  toHit('article', '/insights/c', 'C'),
];

it('shows hits kind by kind, the kind of the best first', () => {
  renderInSite(<HitGroups hits={hits} />);
  const { kinds } = sampleSite.search;
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    kinds.article,
    kinds.product,
  ]);
});

it('leads to the page, and to the heading or the row that matches', () => {
  renderInSite(<HitGroups hits={hits} />);
  const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(targetOf('Relay A')).toBe('/insights/a');
  expect(targetOf('When it trips')).toBe('/insights/a#trip');
  expect(targetOf('Rated 5 A')).toBe('/products/b#ratings');
});
