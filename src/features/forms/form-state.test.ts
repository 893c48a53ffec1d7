import { describe, expect, it } from 'vitest';
import type { FormAction, FormState } from './form-state.ts';
import { IDLE, toFormState } from './form-state.ts';
import { errorsOf, statusPositionOf } from './form-status.tsx';

const refuse: FormAction = {
  status: 'invalid',
  errors: { name: 'Write a name.', email: 'Write an address.' },
  message: null,
};

/** The fields have been filled in. */
const begin = ({ isKept = false, offered = {} }: Partial<FormAction & { status: 'begun' }>) =>
  ({ status: 'begun', isKept, offered }) satisfies FormAction;

/** The state after a series of events. */
function after(...events: FormAction[]): FormState {
  return events.reduce(toFormState, IDLE);
}

describe('a form', () => {
  it('is restored only if nothing else is to be reported', () => {
    expect(after(begin({ isKept: true })).status).toBe('restored');
    expect(after({ status: 'sending' }, begin({ isKept: true })).status).toBe('sending');
  });

  it('reports values that were left out, if any', () => {
    const offered = { message: 'From a link' };
    expect(after(begin({ offered }))).toEqual({ status: 'restored', isKept: false, offered });
    expect(after(begin({}))).toEqual(IDLE);
  });

  it('shows its fields again when another link is followed', () => {
    const sent: FormAction = { status: 'sent', title: 'Sent', text: 'We write.' };
    expect(after(sent, begin({}))).toEqual(IDLE);
  });

  it('counts invalid attempts, so that each moves the focus', () => {
    expect(after(refuse)).toMatchObject({ attempt: 1 });
    expect(after(refuse, refuse)).toMatchObject({ attempt: 2 });
    expect(after(refuse, { status: 'sending' }, refuse)).toMatchObject({ attempt: 1 });
  });

  it('removes the error of a field once it is valid', () => {
    const corrected = after(refuse, { status: 'corrected', name: 'name', error: undefined });
    expect(errorsOf(corrected)).toEqual({ email: 'Write an address.' });
    expect(corrected).toMatchObject({ attempt: 1 });
  });

  it("removes the form's message once a value changes", () => {
    const refused = after({ ...refuse, message: 'This looks like spam.' });
    const event = { status: 'corrected', name: 'name', error: undefined } as const;
    expect(refused).toMatchObject({ message: 'This looks like spam.' });
    expect(toFormState(refused, event)).toMatchObject({ message: null });
  });

  it('is idle once the last field is valid', () => {
    const names = ['name', 'email'];
    const events = names.map((name) => ({ status: 'corrected', name, error: undefined }) as const);
    expect(after(refuse, ...events)).toEqual(IDLE);
  });

  it('updates the error of an invalid field only', () => {
    const events = ['email', 'phone'].map(
      (name) => ({ status: 'corrected', name, error: 'No.' }) as const,
    );
    expect(errorsOf(after(refuse, ...events))).toEqual({ name: 'Write a name.', email: 'No.' });
  });

  it.each<FormState>([
    { status: 'discarded', offered: {} },
    { status: 'idle', isEmptied: true },
    { status: 'sent', title: 'Sent', text: 'We write.' },
    { status: 'failed', reason: 'Offline.' },
    { status: 'mailed', link: 'mailto:a@b.example', text: 'Hello' },
  ])('says what came of it: $status', (state) => {
    expect(toFormState({ status: 'sending' }, state)).toEqual(state);
    expect(errorsOf(state)).toEqual({});
  });

  it('keeps its state for an unchanged error', () => {
    const refused = after(refuse);
    const event = { status: 'corrected', name: 'name', error: 'Write a name.' } as const;
    expect(toFormState(refused, event)).toBe(refused);
  });

  it("keeps the server's error for other fields", () => {
    const failed = after({ status: 'failed', reason: 'Offline.' });
    expect(toFormState(failed, { status: 'corrected', name: 'name', error: 'No.' })).toBe(failed);
  });
});

describe("the position of a form's status", () => {
  const long = { done: { reference: '', home: { label: '', to: '' }, another: '' } };
  it.each([
    ['idle', undefined, undefined],
    ['restored', 'above', 'below'],
    ['discarded', 'above', 'below'],
    ['invalid', 'above', 'below'],
    ['sending', 'below', 'below'],
    ['failed', 'below', 'below'],
    ['mailed', 'below', 'below'],
    ['sent', 'instead', 'below'],
  ] as const)('%s: %s of a long form, %s of a short one', (status, ofLong, ofShort) => {
    const state = { status } as FormState;
    expect(statusPositionOf(state, long)).toBe(ofLong);
    expect(statusPositionOf(state, {})).toBe(ofShort);
  });
});
