import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleContext } from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { readItems } from '../../features/folder/items.ts';
import { keepFolder, readFolder } from '../../features/folder/kept-folder.ts';
import { interpolate } from '../../lib/text.ts';
import { copy, page } from './folder.fixture.ts';
import { FolderDesk } from './folder-desk.tsx';

/** Opens the page of a device that keeps a list, at an address. */
function open(kept: string, query = '', opened = page) {
  keepFolder(readItems(kept));
  const router = createMemoryRouter([{ path: '*', element: <FolderDesk page={opened} /> }], {
    initialEntries: [page.path + query],
  });
  render(
    <SiteContext value={sampleContext}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return () => router.state.location.search;
}

const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const take = interpolate(copy.row.take, { revision: 'B' });

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  keepFolder([]);
});

it('takes the newer revision of one file, and leaves the others as they are', () => {
  open('file=meter.pdf.A&file=meter.icd.A');
  const [first] = screen.getAllByRole('button', { name: take });
  if (first) fireEvent.click(first);
  expect(readFolder()).toBe('file=meter.pdf.B&file=meter.icd.A');
});

it('says from which revision to which, and what has changed', () => {
  open('file=meter.pdf.A');
  const since = interpolate(copy.row.since, { from: 'A', to: 'B' });
  expect(listed()[0]).toContain(`${since} Frequency.`);
  expect(listed()[0]).not.toContain('Mass.');
});

it('offers nothing newer of a file at the revision of its datasheet', () => {
  open('file=meter.pdf.B');
  expect(screen.queryByRole('button', { name: take })).toBeNull();
  expect(listed()[0]).not.toContain(copy.row.revised);
});

it('shows the list of an address instead of its own, and changes neither', () => {
  open('file=meter.pdf.B', '?file=lamp.ies.A');
  expect(listed()).toEqual([expect.stringContaining('The ies')]);
  expect(screen.queryByRole('button', { name: take })).toBeNull();
  expect(screen.queryByRole('button', { name: copy.actions.clear })).toBeNull();
});

it('adds the list of an address to its own, and shows that then', () => {
  const readQuery = open('file=meter.pdf.B', '?file=lamp.ies.B&file=meter.pdf.A');
  press(copy.shared.take);
  expect(readFolder()).toBe('file=meter.pdf.B&file=lamp.ies.B');
  expect(readQuery()).toBe('');
  expect(screen.queryByText(copy.shared.text)).toBeNull();
  expect(listed()).toHaveLength(2);
});

it('puts back in their order what one press has taken out', () => {
  const list = 'file=meter.pdf.B&file=meter.icd.B&file=lamp.ies.B';
  open(list);
  press(copy.actions.clear);
  expect(readFolder()).toBe('');
  press(copy.row.undo);
  expect(readFolder()).toBe(list);
  press(interpolate(copy.row.remove, { name: 'Meter, The icd' }));
  expect(readFolder()).toBe('file=meter.pdf.B&file=lamp.ies.B');
  press(copy.row.undo);
  expect(readFolder()).toBe(list);
});

it('puts every file of a set into the folder that the site has, each at its revision', () => {
  const sets = [
    {
      title: 'A pair',
      text: 'Two products.',
      files: [
        { product: 'lamp', files: ['ies', 'pdf', 'gone'] },
        { product: 'gone', files: ['pdf'] },
        { product: 'meter', files: ['icd'] },
      ],
    },
  ];
  const offered = { ...page, copy: { ...copy, sets } } as unknown as typeof page;
  open('', '', offered);
  press(/^A pair/);
  expect(readFolder()).toBe('file=lamp.pdf.B&file=lamp.ies.B&file=meter.icd.B');
});
