import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenCopy } from '../../collections/products/screen.ts';
import { screenSchema } from '../../collections/products/screen.ts';
import { OperatorScreen } from './operator-screen.tsx';
import { station as copy, inService } from './station.fixture.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const device = (name: RegExp) => screen.getByRole('button', { name });
const announced = () => screen.getByRole('status').textContent;
const events = () =>
  within(screen.getByRole('region', { name: 'Events' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.slice(13));
/** Selects a device, executes, and waits until it has moved. */
function operateDevice(name: RegExp, command: string) {
  fireEvent.click(device(name));
  press(command);
  act(() => vi.runAllTimers());
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the station line of the operator screen', () => {
  const explain = (given: ScreenCopy) => screenSchema.safeParse(given).error?.issues[0]?.path;

  it('marks the selected bay', () => {
    expect(explain(copy)).toBeUndefined();
    expect(explain({ ...copy, selected: { bay: 4, kind: 'breaker' } })).toEqual([
      'selected',
      'bay',
    ]);
  });

  it('refuses to ground a live cable', () => {
    const bays = [{ ...inService, name: 'Ring', grounding: 'closed' as const }];
    expect(explain({ ...copy, bays })).toEqual(['bays']);
  });

  it('has its newest alarm and its newest event on top, beyond midnight too', () => {
    const at = (time: string) => ({ time, text: 'Something' });
    const [newer, older, oldest] = [at('00:01:00.000'), at('23:58:00.000'), at('23:50:00.000')];
    const alarm = { ...newer, acknowledged: false };
    expect(explain({ ...copy, log: [newer, older, oldest] })).toBeUndefined();
    expect(explain({ ...copy, log: [newer, oldest, older] })).toEqual(['log', 2, 'time']);
    expect(explain({ ...copy, alarms: [{ ...alarm, ...oldest }, alarm] })).toEqual([
      'alarms',
      1,
      'time',
    ]);
  });
});

describe('the operator screen without scripts', () => {
  it('shows its state as text, without buttons', () => {
    document.body.innerHTML = renderToString(<OperatorScreen copy={copy} />);
    expect(events()).toEqual(['D1 open blocked, B1 closed', 'D1 selected by Kim', 'Before']);
    const controls = screen.getByRole<HTMLFieldSetElement>('group');
    expect(controls.disabled).toBe(true);
    expect(controls.contains(screen.getByRole('button', { name: 'Acknowledge' }))).toBe(true);
    document.body.innerHTML = '';
  });
});

describe('an operator', () => {
  beforeEach(() => {
    render(<OperatorScreen copy={copy} />);
  });

  it('sees why the selected device may not move', () => {
    expect(screen.getByText('B1 carries load.')).toBeDefined();
    expect(device(/^Open D1/).getAttribute('aria-disabled')).toBe('true');
    press('Open D1');
    expect(document.activeElement?.textContent).toBe('Blocked. B1 carries load.');
    expect(device(/^D1/).textContent).toContain('closed');
  });

  it('opens a breaker, then the disconnector, and grounds the cable', () => {
    operateDevice(/^B1/, 'Open B1');
    expect(announced()).toBe('B1 open confirmed');
    operateDevice(/^D1/, 'Open D1');
    operateDevice(/^E1/, 'Close E1');
    expect(device(/^E1/).textContent).toContain('closed');
    expect(screen.getAllByText('0 A')).toHaveLength(1);
    fireEvent.click(device(/^B1/));
    expect(announced()).toBe('B1. E1 grounds F1.');
  });

  it('grounds no cable that the far end feeds before that end is open', () => {
    operateDevice(/^B3/, 'Open B3');
    expect(announced()).toBe('F3 fed from afar');
    operateDevice(/^D3/, 'Open D3');
    fireEvent.click(device(/^E3/));
    expect(announced()).toBe('E3. F3 is fed from afar.');
    expect(screen.getAllByText('3/4 Close Kim')).not.toEqual([]);
    press('Ask');
    expect(screen.getByRole('button', { name: 'Asked' })).toBeDefined();
    act(() => vi.runAllTimers());
    expect(announced()).toBe('F3 locked');
    expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull();
    press('Close E3');
    act(() => vi.runAllTimers());
    expect(device(/^E3/).textContent).toContain('closed');
  });

  it('is led to what usually comes next, with the focus', () => {
    operateDevice(/^B1/, 'Open B1');
    press('Then D1');
    expect(device(/^D1/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Then D1' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('sees how many conditions the executed command met', () => {
    fireEvent.click(device(/^B1/));
    press('Open B1');
    act(() => vi.runAllTimers());
    expect(screen.getAllByText('1/1 Open Kim')).not.toEqual([]);
  });

  it('sees the transformer carry the sum of its loads', () => {
    const powerOf = () => screen.getByText(/MVA, \d+%/).textContent;
    expect(powerOf()).toBe('5.2 MVA, 52%');
    operateDevice(/^B1/, 'Open B1');
    expect(powerOf()).toBe('3.5 MVA, 35%');
  });

  it('sees when something happened, in the time of the station', () => {
    act(() => vi.advanceTimersByTime(1500));
    fireEvent.click(device(/^B2/));
    const [latest] = within(screen.getByRole('region', { name: 'Events' })).getAllByRole(
      'listitem',
    );
    expect(latest?.textContent).toMatch(/^10:00:01.500/);
  });

  it('sees that all conditions of a command are met', () => {
    fireEvent.click(device(/^B2/));
    expect(announced()).toBe('B2. Free.');
  });

  it('cannot operate a device whose position is unknown', () => {
    fireEvent.click(device(/^D2/));
    expect(announced()).toBe('D2. D2 is not known.');
  });

  it('keeps the focus on the button that was pressed', () => {
    fireEvent.click(device(/^B1/));
    const execute = screen.getByRole('button', { name: 'Open B1' });
    execute.focus();
    press('Open B1');
    act(() => vi.runAllTimers());
    expect(document.activeElement?.textContent).toBe('Open B1');
  });

  it('acknowledges an alarm and keeps the focus in the list', () => {
    screen.getByRole('button', { name: 'Acknowledge' }).focus();
    press('Acknowledge');
    expect(screen.getByText('none new')).toBeDefined();
    expect(events()[0]).toBe('Acknowledged by Kim');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('deselects a device and keeps the focus on it', () => {
    screen.getByRole('button', { name: 'Release' }).focus();
    press('Release');
    expect(screen.getByText('Nothing selected')).toBeDefined();
    expect(document.activeElement).not.toBe(document.body);
  });
});
