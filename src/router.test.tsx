import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { AnyPage, Sources } from '#site';
import { createRoutes } from './router.tsx';

afterEach(cleanup);

/** A view with something that a visitor can change. */
function View({ page }: { page: AnyPage }) {
  const [isPressed, press] = useState(false);
  return (
    <button type="button" aria-pressed={isPressed} onClick={() => press(true)}>
      {page.path}
    </button>
  );
}

/** Opens one address after pressing the button of another; both are shown by one view. */
async function pressThenOpen(from: string, to: string, viewKey?: string) {
  const sources = {
    loadSiteData: async () => ({}),
    loadPage: async ({ pathname }: URL) => ({ path: pathname, viewKey }),
    loadView: async () => ({ View }),
  } as unknown as Sources;
  const pages = createRoutes(sources)[0]?.children ?? [];
  const route = matchRoutes(pages, from)?.at(-1)?.route;
  const router = createMemoryRouter([{ ...route, path: '*', HydrateFallback: () => null }], {
    initialEntries: [from],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: from }));
  await act(() => router.navigate(to));
  return screen.getByRole('button', { name: to }).getAttribute('aria-pressed');
}

it('remounts the view for another entry of a collection', async () => {
  expect(await pressThenOpen('/products/core', '/products/switch')).toBe('false');
});

it('keeps the view mounted for pages with one view key, such as the list of insights', async () => {
  expect(await pressThenOpen('/insights', '/insights/page/2', '/insights')).toBe('true');
});
