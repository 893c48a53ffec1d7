import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardForms } from '../leaving.ts';

type Listener = (event: Record<string, unknown>) => void;

let listeners: [type: string, listener: Listener][];
/** What can be pressed to save, once Sveltia has noticed a change; null before that. */
let save: object | null;

beforeEach(() => {
  [listeners, save] = [[], null];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.push([type, listener]),
  );
  vi.stubGlobal('document', { querySelector: () => save });
  vi.stubGlobal('location', { hash: '#/collections/notes/entries/one' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tells all listeners of an event by somebody, or by a script. */
function send(type: string, isTrusted = true) {
  const preventDefault = vi.fn();
  for (const [name, listener] of listeners)
    if (name === type) listener({ type, isTrusted, preventDefault });
  return preventDefault;
}

it('a form that nobody has changed may be left, although it can be saved', () => {
  const form = guardForms();
  save = {};
  expect(form.hasChanges()).toBe(false);
});

it('what was typed a moment ago is a change before Sveltia notices it', () => {
  const form = guardForms();
  send('input');
  expect(form.hasChanges()).toBe(true);
  vi.advanceTimersByTime(999);
  expect(form.hasChanges()).toBe(true);
});

it('what Sveltia has not noticed by then, or what was typed back, is none', () => {
  const form = guardForms();
  send('input');
  vi.advanceTimersByTime(1000);
  expect(form.hasChanges()).toBe(false);
});

it.each(['input', 'change', 'paste', 'drop', 'cut'])('%s is a change until it is saved', (type) => {
  const form = guardForms();
  send(type);
  save = {};
  vi.advanceTimersByTime(60_000);
  expect(form.hasChanges()).toBe(true);
  form.markSaved();
  expect(form.hasChanges()).toBe(false);
});

it('what a script fills in, or somebody types outside a form, is no change', () => {
  const form = guardForms();
  save = {};
  send('input', false);
  vi.stubGlobal('location', { hash: '#/collections/notes' });
  send('input');
  expect(form.hasChanges()).toBe(false);
});

it('the browser asks before it leaves a form with changes, and only then', () => {
  guardForms();
  expect(send('beforeunload')).not.toHaveBeenCalled();
  send('input');
  expect(send('beforeunload')).toHaveBeenCalledOnce();
});
