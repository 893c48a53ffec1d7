import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite, sampleSite } from '../ui/site.fixture.tsx';
import { findSection, Menu, NavigationLinks } from './header.tsx';

afterEach(cleanup);

it('closes the menu when one of its links is followed', () => {
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

it.each([
  ['/news', '/news'],
  ['/news/first', '/news/first'],
  ['/help', '/news/'],
  ['/help/forms', '/news/'],
  ['/elsewhere', '/elsewhere'],
])('the section of %s is %s', (path, section) => {
  const columns = [{ title: 'Support', links: [{ label: 'Help', to: '/help' }] }];
  const navigation = [
    { label: 'Products', to: '/products' },
    { label: 'News', to: '/news', panel: { columns } },
    { label: 'More', to: '/more', panel: { columns } },
  ];
  expect(findSection(path, navigation)).toBe(section);
});
