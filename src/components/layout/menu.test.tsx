import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite, sampleSite } from '../ui/site.fixture';
import { Menu } from './menu';

afterEach(cleanup);

it('closes when any of its links to a page is followed', () => {
  renderInSite(<Menu site={sampleSite} path="/" />);
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
