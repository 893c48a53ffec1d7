import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Announcer } from './announcer.tsx';

function Page() {
  const path = useLocation().pathname;
  return (
    <>
      <Announcer copy="Now at" title={`Page ${path}`} path={path} />
      <dialog aria-label="Menu">
        <Link to="/menu">From the menu</Link>
      </dialog>
      <main key={path}>
        <h1>Page {path}</h1>
        <h2 id="tür">Tür</h2>
        <Link to="/c">C</Link>
        <Link to="/c">C again</Link>
      </main>
    </>
  );
}

const open = () => createMemoryRouter([{ path: '*', element: <Page /> }]);
const readAnnouncement = () => document.querySelector('[aria-live]')?.textContent;
const focused = () => document.activeElement?.textContent;
let router: ReturnType<typeof open>;
const go = (to: string) => act(() => router.navigate(to));

beforeEach(() => {
  router = open();
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

describe('the announcer', () => {
  it('announces nothing on the first page', () => {
    expect(readAnnouncement()).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('announces each further page and focuses its headline', async () => {
    await go('/a');
    expect(readAnnouncement()).toBe('Now at Page /a');
    expect(focused()).toBe('Page /a');
    await go('/b');
    expect(readAnnouncement()).toBe('Now at Page /b');
    expect(focused()).toBe('Page /b');
  });

  it.each([
    ['/a#tür', 'Tür'],
    ['/a#t%C3%BCr', 'Tür'],
    ['/a#gone', 'Page /a'],
    ['/a#100%', 'Page /a'],
  ])('begins at what the address names: at %s there is "%s"', async (address, name) => {
    await go(address);
    expect(focused()).toBe(name);
  });

  it('announces nothing within a page', async () => {
    await go('/a');
    screen.getByText('C').focus();
    await go('/a?q=relay');
    expect(focused()).toBe('C');
  });

  it('closes the menu on Back', async () => {
    await go('/a');
    act(() => screen.getByText('C').focus());
    await go('/c');
    const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    menu.showModal();
    act(() => screen.getByText('From the menu').focus());
    await act(() => router.navigate(-1));
    expect(menu.open).toBe(false);
    expect(focused()).toBe('C');
  });

  it('restores the focus on Back to the link that was followed', async () => {
    await go('/a');
    act(() => screen.getByText('C again').focus());
    await go('/c');
    expect(focused()).toBe('Page /c');
    await act(() => router.navigate(-1));
    expect(focused()).toBe('C again');
  });
});
