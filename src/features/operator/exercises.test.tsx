import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenSchema } from '../../collections/products/screen.ts';
import type { ExercisesCopy } from '../../collections/products/switching-orders.ts';
import { Exercises } from './exercises.tsx';
import { station } from './station.fixture.ts';

type Order = ExercisesCopy['orders'][number];

const grounding: Order = {
  title: 'Ground a feeder',
  task: 'Ground F1.',
  start: [],
  goals: [{ bay: 1, kind: 'grounding', position: 'closed' }],
  steps: [
    { bay: 1, kind: 'breaker' },
    { bay: 1, kind: 'disconnector' },
    { bay: 1, kind: 'grounding' },
  ],
};
const ring: Order = {
  title: 'Ground a ring',
  task: 'Ground F3.',
  start: [{ bay: 3, disconnector: 'open', breaker: 'open', grounding: 'open' }],
  goals: [{ bay: 3, kind: 'grounding', position: 'closed' }],
  steps: [
    { bay: 3, kind: 'farEnd' },
    { bay: 3, kind: 'grounding' },
  ],
};
const withOrders = (...orders: Order[]) => ({
  ...station,
  exercises: {
    title: 'Orders',
    lead: 'Try them.',
    orders,
    begin: 'Begin',
    again: 'Again',
    solution: 'Solution',
    columns: { step: 'Step', command: 'Command', conditions: 'Conditions' },
    ledger: 'Done so far',
    done: 'Over at {time} by {operator}, {steps} steps, {refused} refused',
    print: 'Print',
  },
});

describe('the solutions of orders', () => {
  const explain = (order: Order) => {
    const issue = screenSchema.safeParse(withOrders(grounding, order)).error?.issues[0];
    return issue && [issue.path.join('.'), issue.message];
  };

  it('are steps that the interlocking allows', () => {
    expect(explain(ring)).toBeUndefined();
    expect(explain({ ...grounding, steps: grounding.steps.toReversed() })).toEqual([
      'exercises.orders.1.steps',
      expect.stringContaining('at place 1'),
    ]);
    expect(explain({ ...ring, steps: ring.steps.slice(1) })?.[1]).toContain('at place 1');
  });

  it('lead to the goals', () => {
    const short = { ...grounding, steps: grounding.steps.slice(0, 2) };
    expect(explain(short)?.[1]).toContain('must lead to the goals');
  });

  it('name bays of the station', () => {
    const elsewhere = { ...grounding, goals: [{ ...grounding.goals[0], bay: 6 }] } as Order;
    expect(explain(elsewhere)?.[1]).toContain('bays of the station');
  });

  it('are a table without scripts, with the conditions of each step', () => {
    document.body.innerHTML = renderToString(
      <Exercises id="orders" copy={withOrders(grounding, ring)} />,
    );
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['1', 'Open B1', 'B1 known'],
      ['2', 'Open D1', 'D1 known, B1 open, E1 open'],
      ['3', 'Close E1', 'E1 known, B1 open, D1 open, Cable F1 dead'],
      ['1', 'Ask (F3)', ''],
      ['2', 'Close E3', 'E3 known, B3 open, D3 open, Cable F3 dead'],
    ]);
    document.body.innerHTML = '';
  });
});

describe('an exercise', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Exercises id="orders" copy={withOrders(grounding, ring)} />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const begin = (order: Order) =>
    fireEvent.click(screen.getByRole('button', { name: `Begin: ${order.title}` }));
  const select = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  /** Selects a device, executes, and waits until it has moved. */
  function move(name: RegExp, command: string) {
    select(name);
    fireEvent.click(screen.getByRole('button', { name: command }));
    act(() => vi.runAllTimers());
  }
  const ledger = () =>
    within(screen.getByRole('list', { name: 'Done so far' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(13));

  it('refuses a wrong step with its reason', () => {
    begin(grounding);
    select(/^D1/);
    expect(screen.getByText('B1 carries load.')).toBeDefined();
    expect(ledger()).toEqual(['D1 open blocked, B1 closed']);
    expect(screen.queryByText(/^Over at/)).toBeNull();
  });

  it('is stamped once its goals are reached, and takes no step after that', () => {
    begin(grounding);
    select(/^E1/);
    move(/^B1/, 'Open B1');
    move(/^D1/, 'Open D1');
    move(/^E1/, 'Close E1');
    expect(document.activeElement?.textContent).toMatch(
      /^Over at 10:00:0\d\.\d{3} by Kim, 3 steps, 1 refused$/,
    );
    expect(screen.getByRole('group', { name: grounding.title })).toHaveProperty('disabled', true);
  });

  it('counts a far end that was opened on request as a step', () => {
    begin(ring);
    select(/^E3/);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    act(() => vi.runAllTimers());
    move(/^E3/, 'Close E3');
    expect(document.activeElement?.textContent).toMatch(/, 2 steps, 1 refused$/);
  });

  it('begins where its order says, and anew when it is begun again', () => {
    begin(ring);
    select(/^E3/);
    expect(screen.getByText('F3 is fed from afar.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: `Again: ${ring.title}` }));
    expect(ledger()).toEqual([]);
  });

  it('prints its order alone', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    begin(ring);
    select(/^E3/);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    act(() => vi.runAllTimers());
    move(/^E3/, 'Close E3');
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(document.documentElement.dataset.print).toBe('order');
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset.print).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
