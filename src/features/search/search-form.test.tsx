import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddressQuery } from '../../components/ui/use-address-query.ts';
import { SearchForm } from './search-form.tsx';

const LIST = '/insights';
const copy = { label: 'Search', placeholder: 'Words', button: 'Find' };

function Page() {
  return <SearchForm list={LIST} query={useAddressQuery()} copy={copy} />;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');

/** Hydrates the form at an address, after a visitor may have used it. */
async function open(address: string, use: () => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location={LIST}>
      <Page />
    </StaticRouter>,
  );
  use();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [address],
  });
  await act(() => render(<RouterProvider router={router} />, { container, hydrate: true }));
  return router;
}

vi.mock('./load-search.ts', () => ({ expectSearch: () => undefined }));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('shows the search in the address', async () => {
  await open(`${LIST}?q=relay`);
  expect(box().value).toBe('relay');
});

it('prefers what was typed before hydration to the query of the address', async () => {
  await open(`${LIST}?q=relay`, () => {
    box().value = 'breaker';
  });
  expect(box().value).toBe('breaker');
});

it('follows the query of the address on Back, unless the text was changed', async () => {
  const router = await open(LIST);
  fireEvent.change(box(), { target: { value: 'relay ' } });
  await act(async () => fireEvent.submit(box().form ?? document.body));
  expect(router.state.location.search).toBe('?q=relay');
  await act(() => router.navigate(-1));
  expect(box().value).toBe('');
  await act(() => router.navigate(1));
  expect(box().value).toBe('relay');
  fireEvent.change(box(), { target: { value: 'breaker' } });
  await act(() => router.navigate(-1));
  expect(box().value).toBe('breaker');
});
