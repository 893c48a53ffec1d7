import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { renderInSite } from './site.fixture.tsx';

afterEach(cleanup);

const links = [
  { label: 'One', path: '/one' },
  { label: 'Two', path: '/one/two' },
];

it('has a slash between its steps, and none at its ends', () => {
  const { container } = renderInSite(<Breadcrumb links={links} />);
  expect(container.textContent).toBe('One/Two');
});

it('ends in the name of the page, if given', () => {
  const { container } = renderInSite(<Breadcrumb links={links} current="Three" />);
  expect(container.textContent).toBe('One/Two/Three');
  expect(container.querySelector('[aria-current=page]')?.textContent).toBe('Three');
});
