import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Night } from '../../collections/markets/night.ts';
import { NightChart } from './night-chart.tsx';

const night = {
  tracks: [
    {
      name: 'Berth 1',
      spans: [
        { from: '21:00', to: '00:00', outline: true },
        { from: '22:12', to: '23:24' },
      ],
    },
    { name: 'Berth 2', spans: [{ from: '03:00', to: '06:00' }] },
  ],
  moments: [
    { at: '18:00', level: 100 },
    { at: '01:12', level: 50, event: true },
  ],
} as unknown as Night;

/** The places of the elements of a class, by two of their attributes. */
function listPlaces(look: string, ...[start, end]: [string, string]) {
  const { container } = render(<NightChart night={night} />);
  return [...container.querySelectorAll(`.night-chart__${look}`)].map((one) => [
    one.getAttribute(start),
    one.getAttribute(end),
  ]);
}

afterEach(cleanup);

it('a bar begins and ends at its times on the axis from 18:00 to 06:00', () => {
  expect(listPlaces('outline', 'x', 'width')).toEqual([['25%', '25%']]);
  cleanup();
  expect(listPlaces('span', 'x', 'width')).toEqual([
    ['35%', '10%'],
    ['75%', '25%'],
  ]);
});

it('the bars of one row stand on one height, those of the next below it', () => {
  const [[own, high] = []] = listPlaces('outline', 'y', 'height');
  cleanup();
  const [first, second] = listPlaces('span', 'y', 'height');
  expect(first).toEqual([own, high]);
  expect(Number.parseFloat(second?.[0] ?? '')).toBeGreaterThanOrEqual(
    Number.parseFloat(own ?? '') + Number.parseFloat(high ?? ''),
  );
});

it('an event is a line at its time; other moments have none', () => {
  expect(listPlaces('event', 'x1', 'x2')).toEqual([['60%', '60%']]);
});
