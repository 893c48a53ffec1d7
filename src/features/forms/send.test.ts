import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sendForm, timeoutOf, toSendResult } from './send.ts';

const ENDPOINT = 'https://forms.example/site';

describe('an answer', () => {
  it('of 2xx means that the message has arrived, with or without a reference', () => {
    expect(toSendResult(201, { reference: 'OG-2417' })).toEqual({
      status: 'sent',
      reference: 'OG-2417',
    });
    expect(toSendResult(204, {})).toEqual({ status: 'sent', reference: null });
  });

  it('of 409 means that it was there before', () => {
    expect(toSendResult(409, {})).toEqual({ status: 'duplicate' });
  });

  it.each([400, 422])('of %i names fields and reasons', (status) => {
    const errors = { email: 'That mailbox is full.', phone: 7 };
    expect(toSendResult(status, { errors, message: 'Please fix one field.' })).toEqual({
      status: 'invalid',
      errors: { email: 'That mailbox is full.' },
      message: 'Please fix one field.',
    });
  });

  it.each([
    [400, {}],
    [422, { errors: 'no' }],
    [404, { errors: { email: 'x' } }],
    [500, { message: 'stack trace' }],
  ])('of %i without a reason for the visitor is a failure of the server', (status, answer) => {
    expect(toSendResult(status, answer)).toEqual({ status: 'failed', reason: 'server' });
  });
});

describe('sending', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();

  beforeEach(() => {
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetch.mockReset();
  });

  it('posts JSON', async () => {
    fetch.mockResolvedValue(Response.json({ reference: 'OG-1' }));
    expect(await sendForm(ENDPOINT, { form: 'inquiry', message: 'Hello' })).toEqual({
      status: 'sent',
      reference: 'OG-1',
    });
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(options?.method).toBe('POST');
    expect(JSON.parse(String(options?.body))).toEqual({ form: 'inquiry', message: 'Hello' });
  });

  it('posts files as multipart form data with the values', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 201 }));
    const file = new File(['x'], 'a.pdf');
    await sendForm(ENDPOINT, { form: 'inquiry', message: 'Hello' }, [file]);
    const { body, headers, keepalive } = fetch.mock.calls[0]?.[1] ?? {};
    // The browser adds the boundary, so no type is set.
    expect([headers, keepalive]).toEqual([{ Accept: 'application/json' }, false]);
    const entries = body instanceof FormData ? [...body] : [];
    expect(entries).toEqual([
      ['form', 'inquiry'],
      ['message', 'Hello'],
      ['files', file],
    ]);
  });

  it('aborts a request that takes too long', async () => {
    fetch.mockImplementation(async (_, options) => {
      options?.signal?.throwIfAborted();
      return new Response();
    });
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    expect(await sendForm(ENDPOINT, {})).toEqual({ status: 'failed', reason: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(timeoutOf([]));
    timeout.mockRestore();
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('tells a dead line from a device that is offline: online %s', async (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine });
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendForm(ENDPOINT, {})).toEqual({ status: 'failed', reason });
  });

  it.each(['', ' \n', '7', '{}'])('treats a 200 with the body %j as arrived', async (body) => {
    fetch.mockResolvedValue(new Response(body));
    expect(await sendForm(ENDPOINT, {})).toEqual({ status: 'sent', reference: null });
  });

  it('treats an HTML page as a failure', async () => {
    fetch.mockResolvedValue(new Response('<h1>Thanks</h1>'));
    expect(await sendForm(ENDPOINT, {})).toEqual({ status: 'failed', reason: 'unclear' });
  });

  it('follows no redirects', async () => {
    fetch.mockResolvedValue(
      Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }),
    );
    expect(await sendForm(ENDPOINT, {})).toEqual({ status: 'failed', reason: 'unclear' });
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });

  it.each([429, 503])('reports %i as a busy server', async (status) => {
    fetch.mockResolvedValue(new Response('', { status }));
    expect(await sendForm(ENDPOINT, {})).toEqual({ status: 'failed', reason: 'busy' });
  });
});
