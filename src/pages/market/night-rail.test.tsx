import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Night } from '../../collections/markets/night.ts';
import { NightRail } from './night-rail.tsx';

const night = {
  title: 'A night',
  caption: 'Its caption.',
  tracks: [],
  moments: [
    { at: '18:00', level: 100, says: 'all on', acts: [] },
    { at: '00:00', level: 50, says: 'dimmed', acts: [] },
  ],
  stops: ['20:00', '01:00', '04:00'],
} as unknown as Night;

function Rail({ first }: { first: number }) {
  const [minute, move] = useState(first);
  return <NightRail night={night} copy={{ play: 'Play' }} minute={minute} onMove={move} />;
}
const open = (first = 60) => render(<Rail first={first} />);

const play = () => screen.getByRole('button', { name: 'Play' });
const rail = () => screen.getByRole<HTMLInputElement>('slider');
const stops = () => screen.getAllByRole('button').filter((button) => button !== play());
const isPlaying = () => play().getAttribute('aria-pressed') === 'true';
/** How screen readers are told what is so at the time of the rail. */
const liveness = () => document.querySelector('.night__now p')?.getAttribute('aria-live');

afterEach(cleanup);

it('a stop moves the night there, and ends its playing', () => {
  open();
  fireEvent.click(play());
  expect(isPlaying()).toBe(true);
  const [, stop] = stops();
  if (stop) fireEvent.click(stop);
  expect(isPlaying()).toBe(false);
  expect(rail().value).toBe('420');
  expect(stop?.getAttribute('aria-pressed')).toBe('true');
});

it('moving the thumb ends the playing too', () => {
  open();
  fireEvent.click(play());
  fireEvent.change(rail(), { target: { value: '90' } });
  expect(isPlaying()).toBe(false);
  expect(rail().value).toBe('90');
});

it('what is so is announced when a visitor moves, and not while it plays', () => {
  open();
  expect(liveness()).toBe('polite');
  fireEvent.click(play());
  expect(liveness()).toBe('off');
});

it('plays from the beginning once it stands at its end', () => {
  open(720);
  fireEvent.click(play());
  expect(rail().value).toBe('0');
});
