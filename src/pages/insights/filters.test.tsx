import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Filters } from './view';

afterEach(cleanup);

const filters = [
  { label: 'All', path: '/insights', current: true },
  { label: 'Guides', path: '/insights/category/guides', current: false },
];

/** The address of each category during a search. */
function listTargets(query: string) {
  render(<Filters label="Categories" filters={filters} query={query} />, { wrapper: MemoryRouter });
  return screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
}

it('keeps what somebody looks for, whatever signs it has', () => {
  for (const { searchParams, hash } of listTargets('cost & #3 of 100%')) {
    expect(searchParams.get('q')).toBe('cost & #3 of 100%');
    expect(hash).toBe('');
  }
});

it('asks for nothing where nobody looks for a text, and marks the category that is shown', () => {
  expect(listTargets('').map(({ pathname, search }) => pathname + search)).toEqual(
    filters.map(({ path }) => path),
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All');
});
