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

const onChange = vi.fn();

function open(query = '', listed = products) {
  const element = <ColumnChoice list={LIST} products={listed} copy={copy} onChoice={onChange} />;
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

it('begins with two columns, and announces nothing before a choice', () => {
  open();
  expect(chosen()).toEqual(['one', 'two']);
  expect(onChange).toHaveBeenLastCalledWith(['one', 'two']);
  expect(readStatus()).toBe('');
});

it('begins with the columns that the address names', () => {
  open('?products=three,one,two');
  expect(chosen()).toEqual(['one', 'two', 'three']);
  expect(onChange).toHaveBeenLastCalledWith(['one', 'two', 'three']);
});

it('writes the choice to the address and announces the number of columns', () => {
  const router = open();
  press('TWO');
  expect(addressOf(router)).toBe(`${LIST}?products=one`);
  expect(readStatus()).toBe('1 of 3');
  press('TWO');
  press('THREE');
  expect(addressOf(router)).toBe(LIST);
  expect(onChange).toHaveBeenLastCalledWith(['one', 'two', 'three']);
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

it('shows all columns by its link, or once all are chosen', async () => {
  open();
  await follow('All of them');
  expect(chosen()).toEqual(['one', 'two', 'three']);
  expect(readStatus()).toBe('3 of 3');
  cleanup();
  open();
  press('THREE');
  expect(readStatus()).toBe('3 of 3');
});

it('counts columns that have no box, since only 12 can be hidden', () => {
  const many = Array.from({ length: 14 }, (_, index) => toProduct(`p${index}`));
  open('', many);
  for (const { name } of many.slice(2, 11)) press(name);
  expect(readStatus()).toBe('13 of 14');
});
