import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../ui/site.fixture';
import { NavigationLinks } from './navigation-links';

afterEach(cleanup);

it.each([
  ['/products', 'page'],
  ['/products/core', 'true'],
  ['/products-of-others', null],
])('at %s, the link to /products is current: %s', (path, current) => {
  renderInSite(<NavigationLinks links={[{ label: 'Products', to: '/products' }]} path={path} />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
