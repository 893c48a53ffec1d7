import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SEND_TIMEOUT, sendForm, toOutcome } from '../../../src/forms/send';

const ENDPOINT = 'https://forms.example/site';

describe('an answer', () => {
  it('of 2xx means that the message has arrived, with or without a reference', () => {
    expect(toOutcome(201, { reference: 'OG-2417' })).toEqual({
      kind: 'sent',
      reference: 'OG-2417',
    });
    expect(toOutcome(204, {})).toEqual({ kind: 'sent', reference: null });
  });

  it('of 409 means that it was there before', () => {
    expect(toOutcome(409, {})).toEqual({ kind: 'duplicate' });
  });

  it.each([400, 422])('of %i names boxes and reasons', (status) => {
    const errors = { email: 'That mailbox is full.', phone: 7 };
    expect(toOutcome(status, { errors, message: 'Please mend one box.' })).toEqual({
      kind: 'rejected',
      errors: { email: 'That mailbox is full.' },
      message: 'Please mend one box.',
    });
  });

  it.each([
    [400, {}],
    [422, { errors: 'no' }],
    [404, { errors: { email: 'x' } }],
    [500, { message: 'stack trace' }],
  ])('of %i without a reason for the visitor is a failure of the server', (status, answer) => {
    expect(toOutcome(status, answer)).toEqual({ kind: 'failed', reason: 'server' });
  });
});

describe('sending', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetch.mockReset();
  });

  it('posts JSON', async () => {
    fetch.mockResolvedValue(Response.json({ reference: 'OG-1' }));
    expect(await sendForm(ENDPOINT, { form: 'enquiry', message: 'Hello' })).toEqual({
      kind: 'sent',
      reference: 'OG-1',
    });
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(options?.method).toBe('POST');
    expect(JSON.parse(String(options?.body))).toEqual({ form: 'enquiry', message: 'Hello' });
  });

  it('hangs up on a server that does not answer in time', async () => {
    fetch.mockImplementation((_, options) => hangUntilAborted(options?.signal));
    const outcome = sendForm(ENDPOINT, {});
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('tells a dead line from a device that is offline: online %s', async (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine });
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendForm(ENDPOINT, {})).toEqual({ kind: 'failed', reason });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes an answer that is not JSON for what its status says', async () => {
    fetch.mockResolvedValue(new Response('<h1>Thanks</h1>'));
    expect(await sendForm(ENDPOINT, {})).toEqual({ kind: 'sent', reference: null });
  });
});

function hangUntilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
