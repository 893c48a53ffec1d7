import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSampleCopy, sampleContext } from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { keepFolder, readFolder } from '../../features/folder/kept-folder.ts';
import { compareCopySchema } from './copy.ts';
import type { ComparePage } from './page.ts';
import { View } from './view.tsx';

const copy = readSampleCopy(compareCopySchema, 'products/compare');
const rating = (value: string) => (value === '' ? [] : [{ label: 'Rating', value }]);
const toRow = (label: string, ...values: string[]) => ({ label, cells: values.map(rating) });
const page = {
  copy,
  path: '/products/compare',
  breadcrumb: [],
  revisionLabel: 'Rev.',
  csv: { label: 'CSV', file: { href: 'data:,', download: 'a.csv' } },
  products: ['meter', 'lamp', 'bank'].map((slug) => ({
    slug,
    name: slug,
    path: `/products/${slug}`,
    category: 'Equipment',
    designation: 'PQ1',
    ordering: [],
    revision: 'A',
    revised: '2026-01-01',
  })),
  groups: [
    {
      title: 'Ratings',
      rows: [
        toRow('Class', '0.2', '', ''),
        toRow('Flux', '', '9 lm', ''),
        toRow('Mass', '1', '2', '3'),
      ],
    },
  ],
} as unknown as ComparePage;

function open(query: string) {
  const router = createMemoryRouter([{ path: '*', element: <View page={page} /> }], {
    initialEntries: [page.path + query],
  });
  render(
    <SiteContext value={sampleContext}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('table tbody:not(.compare__sheet) tr:not([hidden])')]
    .map((row) => row.querySelector('th[scope="row"]')?.textContent)
    .filter((label) => label !== undefined);

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  keepFolder([]);
  vi.unstubAllGlobals();
});

it('leaves out a row of which no chosen product has a rating', () => {
  open('?products=meter,bank');
  expect(rows()).toEqual(['Class', 'Mass']);
});

it('shows a row again with the product that has its rating', () => {
  open('?products=meter,bank');
  fireEvent.click(screen.getByLabelText('lamp'));
  expect(rows()).toEqual(['Class', 'Flux', 'Mass']);
  fireEvent.click(screen.getByLabelText('meter'));
  expect(rows()).toEqual(['Flux', 'Mass']);
});

it('puts the chosen columns into the folder, in the order of the table', async () => {
  open('?products=bank,meter');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(copy.header.title) }));
  expect(readFolder()).toBe('comparison=meter,bank');
});
