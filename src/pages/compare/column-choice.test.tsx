import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColumnChoice } from './column-choice.tsx';

const LIST = '/products/compare';
const toProduct = (slug: string) => ({ slug, name: slug.toUpperCase() });
const products = ['one', 'two', 'three'].map(toProduct);
const copy = {
  columns: 'Columns',
  all: 'All of them',
  presets: [{ label: 'A pair', products: ['one', 'three'] }],
  announcement: '{count} of {all}',
};

function open(query = '', isPhone = false, listed = products) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const element = <ColumnChoice list={LIST} products={listed} copy={copy} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [LIST + query] });
  render(<RouterProvider router={router} />);
  return router;
}

const addressOf = ({ state }: ReturnType<typeof open>) =>
  state.location.pathname + state.location.search;
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const follow = (name: string) => act(() => fireEvent.click(screen.getByRole('link', { name })));
const readStatus = () => screen.getByRole('status').textContent;

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
});

it('shows all columns, and announces nothing before a choice', () => {
  open();
  expect(chosen()).toEqual(['one', 'two', 'three']);
  expect(readStatus()).toBe('');
});

it('starts with two columns on a phone, unless the address names some', () => {
  open('', true);
  expect(chosen()).toEqual(['one', 'two']);
  cleanup();
  open('?products=three,one,two', true);
  expect(chosen()).toEqual(['one', 'two', 'three']);
});

it('writes the choice to the address and announces the number of columns', () => {
  const router = open();
  press('TWO');
  expect(addressOf(router)).toBe(`${LIST}?products=one,three`);
  expect(readStatus()).toBe('2 of 3');
  press('TWO');
  expect(addressOf(router)).toBe(LIST);
  expect(readStatus()).toBe('3 of 3');
});

it('may have no column checked', () => {
  const router = open('?products=two');
  press('TWO');
  expect(addressOf(router)).toBe(`${LIST}?products=`);
  expect(chosen()).toEqual([]);
  expect(readStatus()).toBe('0 of 3');
});

it('keeps the scroll position and adds no history entry', () => {
  const router = open();
  press('TWO');
  expect(router.state).toMatchObject({ preventScrollReset: true, historyAction: 'REPLACE' });
});

it('shows the columns that the address names', () => {
  open('?products=two,unknown');
  expect(chosen()).toEqual(['two']);
  expect(readStatus()).toBe('1 of 3');
});

it('prefers a choice made before hydration to the address', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const page = (
    <MemoryRouter initialEntries={[`${LIST}?products=one,three`]}>
      <ColumnChoice list={LIST} products={products} copy={copy} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('THREE').checked = false;
  render(page, { container, hydrate: true });
  expect(chosen()).toEqual(['one', 'two']);
  expect(readStatus()).toBe('2 of 3');
});

it('has links to presets, and one to all columns', async () => {
  const router = open('?products=two');
  await follow('A pair');
  expect(addressOf(router)).toBe(`${LIST}?products=one,three`);
  expect(chosen()).toEqual(['one', 'three']);
  await follow('All of them');
  expect(chosen()).toEqual(['one', 'two', 'three']);
});

it('shows all columns on a phone by its link', async () => {
  open('', true);
  await follow('All of them');
  expect(chosen()).toEqual(['one', 'two', 'three']);
  expect(readStatus()).toBe('3 of 3');
  cleanup();
  open('', true);
  press('THREE');
  expect(readStatus()).toBe('3 of 3');
});

it('counts columns that have no box, since only 12 can be hidden', () => {
  open(
    '',
    false,
    Array.from({ length: 14 }, (_, index) => toProduct(`p${index}`)),
  );
  press('P0');
  expect(readStatus()).toBe('13 of 14');
});
