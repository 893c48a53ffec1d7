import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite, sampleSite } from '../ui/site.fixture.tsx';
import { Menu, NavigationLinks } from './header.tsx';

afterEach(cleanup);

it('closes its menu when any link of it to a page is followed', () => {
  renderInSite(<Menu path="/" />);
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  const links = [...menu.querySelectorAll('a[href^="/"]')];
  expect(links.length).toBeGreaterThan(sampleSite.navigation.length);
  const keepOpen = links.filter((link) => {
    menu.showModal();
    fireEvent.click(link);
    return menu.open;
  });
  expect(keepOpen.map(({ textContent }) => textContent)).toEqual([]);
});

it.each([
  ['/products', 'page'],
  ['/products/core', 'true'],
  ['/products-of-others', null],
])('at %s, the link to /products is current: %s', (path, current) => {
  renderInSite(<NavigationLinks links={[{ label: 'Products', to: '/products' }]} path={path} />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
