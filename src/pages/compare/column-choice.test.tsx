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
const said = () => screen.getByRole('status').textContent;

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
});

it('has all columns, and says nothing of them before somebody chooses', () => {
  open();
  expect(chosen()).toEqual(['one', 'two', 'three']);
  expect(said()).toBe('');
});

it('begins with two columns on a phone, unless the address names others', () => {
  open('', true);
  expect(chosen()).toEqual(['one', 'two']);
  cleanup();
  open('?products=three,one,two', true);
  expect(chosen()).toEqual(['one', 'two', 'three']);
});

it('keeps the choice in the address, and says how many columns are left', () => {
  const router = open();
  press('TWO');
  expect(addressOf(router)).toBe(`${LIST}?products=one,three`);
  expect(said()).toBe('2 of 3');
  press('TWO');
  expect(addressOf(router)).toBe(LIST);
  expect(said()).toBe('3 of 3');
});

it('may have no column left, as its boxes say', () => {
  const router = open('?products=two');
  press('TWO');
  expect(addressOf(router)).toBe(`${LIST}?products=`);
  expect(chosen()).toEqual([]);
  expect(said()).toBe('0 of 3');
});

it('leaves the page where it is, and no trace for Back', () => {
  const router = open();
  press('TWO');
  expect(router.state).toMatchObject({ preventScrollReset: true, historyAction: 'REPLACE' });
});

it('shows what an address names', () => {
  open('?products=two,unknown');
  expect(chosen()).toEqual(['two']);
  expect(said()).toBe('1 of 3');
});

it('keeps a choice made before hydration, rather than what the address names', () => {
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
  expect(said()).toBe('2 of 3');
});

it('has links to choices, and one to all', async () => {
  const router = open('?products=two');
  await follow('A pair');
  expect(addressOf(router)).toBe(`${LIST}?products=one,three`);
  expect(chosen()).toEqual(['one', 'three']);
  await follow('All of them');
  expect(chosen()).toEqual(['one', 'two', 'three']);
});

it('shows all columns on a phone too, whose address already is that of all', async () => {
  open('', true);
  await follow('All of them');
  expect(chosen()).toEqual(['one', 'two', 'three']);
  expect(said()).toBe('3 of 3');
  cleanup();
  open('', true);
  press('THREE');
  expect(said()).toBe('3 of 3');
});

it('counts columns that have no box, since only 12 can be hidden', () => {
  open(
    '',
    false,
    Array.from({ length: 14 }, (_, index) => toProduct(`p${index}`)),
  );
  press('P0');
  expect(said()).toBe('13 of 14');
});
