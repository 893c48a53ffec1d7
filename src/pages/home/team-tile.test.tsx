import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TeamTile } from './team-tile.tsx';

afterEach(cleanup);

it.each([
  ['150+', 150],
  ['1,200+', 1200],
  ['over 90', 90],
  ['many', 0],
  ['9,999,999,999', 2000],
])('draws %s people as %i contacts', (figure, count) => {
  const { container } = render(<TeamTile before="Our" after="engineers" figure={figure} />);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0).toBe(count);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).not.toContain('NaN');
});
