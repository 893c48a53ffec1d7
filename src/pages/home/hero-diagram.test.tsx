import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMotionWelcome } from '../../components/ui/motion.ts';
import { HeroDiagram } from './hero-diagram.tsx';

vi.mock('../../components/ui/motion.ts', () => ({ isMotionWelcome: vi.fn() }));

const state = (title: string) => ({ title, text: `${title} {feeder} {from} {to} {time}` });
const feeder = { units: [1, 2, 3], times: [80, 400, 1000, 1600], source: 'Simulated' };
const copy = {
  highlights: [{ title: 'Strong', text: 'It lasts' }],
  status: { state: 'Operational', outage: 'One out', value: '9', label: 'Up' },
  fault: {
    press: 'Fault on {feeder}',
    still: 'At rest.',
    states: {
      energized: { title: 'Energized', text: 'Press one.' },
      fault: state('Fault'),
      isolated: state('Isolated'),
      restored: state('Restored'),
    },
    events: [
      'Fault {from} {to}',
      '{breaker} open',
      '{from} open',
      '{breaker} closed',
      '{openPoint} closed',
    ],
    feeders: [feeder, feeder, feeder, feeder],
    replay: 'Replay',
    repair: 'Repair',
  },
};
const markets = ['North', 'South'].map((name) => ({
  name,
  path: `/markets/${name}`,
  stats: { projects: { value: '5+', label: 'projects' } },
}));
const products = [
  { name: 'One', path: '/products/one', icon: 'core' as const },
  { name: 'Two', path: '/products/two', icon: 'core' as const },
  { name: 'Three', path: '/products/three' },
];
const hero = (
  <MemoryRouter>
    <HeroDiagram products={products} markets={markets} copy={copy} diagram={[['svg', {}]]} />
  </MemoryRouter>
);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const readStatus = () => screen.getByRole('status').textContent;
const shown = () => document.querySelector('[data-state]')?.getAttribute('data-state');
/** In small steps, since the end of each phase schedules the next. */
function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) act(() => vi.advanceTimersByTime(50));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(isMotionWelcome).mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the prerendered drawing', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToString(hero);
  });
  afterEach(() => {
    cleanup();
    document.body.innerHTML = '';
  });

  it('shows all feeders energized, without buttons', () => {
    expect(readStatus()).toBe('Energized');
    expect(screen.getByText('At rest.')).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(shown()).toBeUndefined();
  });

  it('announces nothing on hydration', () => {
    const before = readStatus();
    render(hero, { container: document.body, hydrate: true });
    expect(screen.getByText('Press one.')).toBeDefined();
    expect(readStatus()).toBe(before);
  });
});

describe('the live drawing', () => {
  beforeEach(() => {
    render(hero);
  });

  it('names markets at its feeders, and the first product of each symbol', () => {
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'One',
      'North 5+ projects',
      'South 5+ projects',
    ]);
    expect(screen.getByRole('button', { name: 'Fault on 4' })).toBeDefined();
  });

  it('announces how a fault is cleared, within five seconds', () => {
    press('Fault on South');
    expect(readStatus()).toBe('FaultFault South 1 2 1.6');
    wait(1000);
    expect(shown()).toMatch(/^f2 isolated/);
    expect(readStatus()).toContain('Isolated');
    wait(4000);
    expect(readStatus()).toContain('Restored');
    expect(screen.getByText('1.600')).toBeDefined();
  });

  it('says that a feeder is out until it is restored', () => {
    const states = () =>
      screen.queryAllByText(/^(Operational|One out)$/).map((one) => one.textContent);
    press('Fault on South');
    expect(states()).toEqual(['One out']);
    wait(5000);
    expect(states()).toEqual(['Operational']);
    press('Replay');
    expect(states()).toEqual(['One out']);
    press('Repair');
    expect(states()).toEqual(['Operational']);
  });

  it('replays the same fault', () => {
    press('Fault on North');
    wait(5000);
    press('Replay');
    expect(shown()).toMatch(/^f1 fault/);
    wait(5000);
    expect(shown()).toMatch(/^f1 restored/);
  });

  it('moves the fault to another feeder at once', () => {
    press('Fault on North');
    wait(500);
    press('Fault on South');
    expect(shown()).toMatch(/^f2 fault/);
  });

  it('cancels the pending steps of a fault when another feeder is pressed', () => {
    press('Fault on North');
    wait(150);
    press('Fault on South');
    const begun = shown();
    wait(100);
    expect(shown()).toBe(begun);
    wait(100);
    expect(shown()).not.toBe(begun);
  });

  it('keeps the focus on its feeder when the fault is repaired', () => {
    press('Fault on South');
    press('Repair');
    expect(shown()).toBe('energized');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fault on South');
    wait(5000);
    expect(shown()).toBe('energized');
  });

  it('restores supply at once with prefers-reduced-motion', () => {
    vi.mocked(isMotionWelcome).mockReturnValue(false);
    press('Fault on North');
    expect(shown()).toMatch(/^f1 restored/);
  });
});
