import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../ui/site.fixture.tsx';
import { Figures } from './figures.tsx';

it('lead to what a figure covers, if it promises something', () => {
  renderInSite(
    <Figures
      figures={[
        { value: '99.9%', label: 'Uptime guarantee', to: '/support/terms' },
        { value: '50+', label: 'Countries' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((one) => one.textContent)).toEqual(['Uptime guarantee']);
  expect(links[0]?.getAttribute('href')).toBe('/support/terms');
  expect(screen.getByText('Countries')).toBeTruthy();
});
