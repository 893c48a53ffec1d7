import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSampleCopy, renderInSite } from '../../../components/ui/site.fixture.tsx';
import { plainCopySchema } from '../copy.ts';
import type { Lane } from './lanes.ts';
import { PricesSection } from './prices-section.tsx';

const { prices: sample } = readSampleCopy(plainCopySchema, 'support/training');
if (sample === undefined) throw new Error('the sample site has no prices');
const copy = { ...sample, lateCount: 'Late: {count}', allInTime: 'All in time' };

/** An offer that comes some weeks after the order. */
const toLane = (name: string, from: number, to: number): Lane => ({
  product: {
    name,
    path: `/products/${name}`,
    portrait: undefined,
  },
  offer: {
    slug: `${name}-price`,
    name: 'a piece',
    per: undefined,
    price: { from: 100, to: 200, text: '', state: 'sample' },
    weeks: { from, to, text: '', state: 'sample' },
    starts: 'order',
  },
  warranty: 24,
});
const prices = {
  copy,
  lanes: [toLane('meter', 2, 3), toLane('panel', 40, 50), toLane('bank', 45, 60)],
  axis: { from: 1, order: copy.order, to: Math.max(...copy.milestones.map(({ day }) => day)) },
  drawing: { from: 2, to: 4 },
  address: 'https://grid.example/prices',
  contact: '/contact',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1), toFake: ['Date'] });
  renderInSite(<PricesSection prices={prices} />);
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const enter = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const row = (name: string) =>
  within(
    screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr') ?? document.body,
  );

it('a month counts what is late of all offers, as long as none is chosen', () => {
  enter(copy.by, '2026-03');
  expect(screen.getByText('Late: 2')).toBeDefined();
});

it('a month counts what is late of the chosen offers alone, and marks no other', () => {
  enter(copy.by, '2026-03');
  enter(/: meter/, '1');
  expect(screen.getByText('All in time')).toBeDefined();
  expect(row('meter').getByText(copy.inTime)).toBeDefined();
  expect(row('panel').queryByText(/late/i)).toBeNull();
  enter(/: panel/, '2');
  expect(screen.getByText('Late: 1')).toBeDefined();
});
