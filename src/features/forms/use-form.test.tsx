import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormCopy } from '../../collections/files/forms.ts';
import { sampleSite } from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { errorsOf, FormStatus } from './form-status.tsx';
import type { FormSetup } from './types.ts';
import { useForm } from './use-form.ts';

// Toasts have their own root, which would outlive the test.
vi.mock('../../components/ui/toaster.tsx', () => ({ showToast: vi.fn() }));

const line = (text: string) => ({ title: text, text });
const forms: FormCopy = {
  optional: 'optional',
  trap: 'Leave this empty',
  sending: 'On its way.',
  summary: { one: 'One field is wrong.', many: '{count} fields are wrong.' },
  restored: {
    text: 'Your words are back.',
    discard: 'Throw away',
    discarded: 'Thrown away.',
    leftOut: 'The link says more.',
    add: 'Add it',
  },
  failed: {
    title: 'Not sent.',
    reasons: {
      offline: 'You are offline.',
      unreachable: 'The server cannot be reached.',
      timeout: 'No answer in {seconds} s.',
      server: 'The server failed.',
      unclear: 'The answer was unclear.',
      busy: 'Wait a minute.',
    },
    kept: 'Your words are kept.',
    retry: 'Try again',
    instead: 'Send as email',
  },
  mailed: { ...line('Opened.'), again: 'Open again', copy: 'Copy', copied: 'Copied.' },
  toasts: { region: 'Messages', label: 'Message', dismiss: 'Close' },
};
const site = { ...sampleSite, contact: { ...sampleSite.contact, email: 'sales@grid.test' }, forms };
const formTarget = {
  endpoint: 'https://forms.test/inquiries',
  next: '/received',
  takesFiles: false,
};
const setup: FormSetup = {
  name: 'inquiry',
  subject: 'An inquiry',
  fields: {
    name: { label: 'Name', missing: 'Write your name.' },
    email: { label: 'Email', missing: 'Write your address.', malformed: 'An address has an @.' },
  },
  sent: { title: 'Thank you', text: 'We write to {email}.' },
  done: { reference: 'Number {reference}.', home: { label: 'Home', to: '/' }, another: 'Another' },
};

function FormInSite(props: Parameters<typeof Form>[0]) {
  return (
    <SiteContext value={{ site, formTarget }}>
      <Form {...props} />
    </SiteContext>
  );
}

function Form({ name = setup.name }) {
  const form = useForm({ ...setup, name });
  return (
    <>
      <FormStatus form={form} position="instead" />
      <form {...form.bind} hidden={form.state.status === 'sent'}>
        <FormStatus form={form} position="above" />
        <input aria-label="Name" name="name" aria-invalid={'name' in errorsOf(form.state)} />
        <input aria-label="Email" name="email" type="email" />
        <select aria-label="Topic" name="topic" defaultValue="quote">
          <option>quote</option>
          <option>service</option>
        </select>
        <input aria-label="Files" name="files" type="file" />
        <button type="submit">Send</button>
        <FormStatus form={form} position="below" />
      </form>
    </>
  );
}

const answer = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
/** The ids of the messages that were sent. */
const ids = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id);

/** Sets what the server answers to the next message. */
function answers(status: number, body: object) {
  answer.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

function fillIn() {
  type('Name', 'Ada');
  type('Email', 'ada@grid.test');
}

function send() {
  fireEvent.submit(screen.getByRole('button', { name: 'Send' }).closest('form') ?? document.body);
}

// Loaded once, as for visitors.
beforeAll(() => import('./form-controller.ts'));
beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  render(<FormInSite />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a form', () => {
  it('lists invalid fields and focuses the first', async () => {
    send();
    const summary = (await screen.findByText('2 fields are wrong.')).closest('.summary');
    expect(document.activeElement).toBe(summary);
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(answer).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field again when resubmitted unchanged', async () => {
    send();
    await screen.findByText('2 fields are wrong.');
    screen.getByLabelText('Email').focus();
    send();
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('.summary')));
  });

  it('removes the error of a field once it is valid', async () => {
    send();
    await screen.findByText('2 fields are wrong.');
    type('Name', 'Ada');
    await screen.findByText('One field is wrong.');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('replaces the fields by a confirmation, and can be started anew', async () => {
    fillIn();
    answers(201, { reference: 'A-7' });
    send();
    const arrived = (await screen.findByText('We write to ada@grid.test. Number A-7.'))
      .parentElement;
    expect(document.activeElement).toBe(arrived);
    fireEvent.click(screen.getByRole('button', { name: 'Another' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    fillIn();
    answers(201, {});
    send();
    await screen.findByText('We write to ada@grid.test.');
    expect(new Set(ids()).size).toBe(2);
  });

  it('shows why sending failed, and retries', async () => {
    fillIn();
    answers(500, {});
    send();
    await screen.findByText(/The server failed. Your words are kept./);
    answers(200, {});
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We write to ada@grid.test.');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('gives a message with a changed file another id', async () => {
    type('Name', 'Ada');
    type('Email', 'ada@grid.test');
    const tried: unknown[] = [];
    for (const [lastModified, status, message] of [
      [1, 500, /The server failed/],
      [1, 200, /The answer was unclear/],
      [2, 500, /The server failed/],
    ] as const) {
      const files = [new File(['x'], 'a.pdf', { lastModified })];
      Object.defineProperty(screen.getByLabelText('Files'), 'files', {
        value: files,
        configurable: true,
      });
      answer.mockResolvedValueOnce(new Response('<p>', { status }));
      send();
      await screen.findByText(message);
      const [, request] = answer.mock.lastCall ?? [];
      tried.push(request?.body instanceof FormData && request.body.get('id'));
    }
    expect(tried[1]).toBe(tried[0]);
    expect(tried[2]).not.toBe(tried[0]);
  });

  it('can be sent by email instead', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    fillIn();
    answers(500, {});
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Send as email' }));
    const address = (await screen.findByRole('link', { name: 'Open again' })).getAttribute('href');
    expect(address).toMatch(/^mailto:sales@grid\.test\?.*ada%40grid\.test/);
    expect(assign.mock.calls).toEqual([[address]]);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
    assign.mockRestore();
  });

  it('shows errors of the server until their fields change', async () => {
    fillIn();
    answers(422, { errors: { email: 'We cannot reach it.' }, message: 'Look again.' });
    send();
    await screen.findByText('Look again.');
    screen.getByText('One field is wrong.');
    type('Email', 'ada@other.test');
    answers(200, {});
    send();
    await screen.findByText('We write to ada@other.test.');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('restores the draft on another page, and forgets it when discarded', async () => {
    cleanup();
    render(<FormInSite name="newsletter" />, { wrapper: MemoryRouter });
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'service' } });
    type('Name', 'Ada');
    await expect.poll(() => sessionStorage.getItem('ohmstead.newsletter')).toContain('service');
    cleanup();
    render(<FormInSite name="newsletter" />, { wrapper: MemoryRouter });
    await screen.findByText('Your words are back.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
    expect(screen.getByLabelText<HTMLSelectElement>('Topic').value).toBe('service');
    fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
    await screen.findByText('Thrown away.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['has taken it', 201],
    ['had it already', 409],
  ])('offers a message no more once the server %s', async (_, status) => {
    fillIn();
    answers(status, {});
    send();
    await screen.findByText('We write to ada@grid.test.');
    expect(sessionStorage.length).toBe(0);
    cleanup();
    render(<FormInSite />, { wrapper: MemoryRouter });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    expect(screen.queryByText('Your words are back.')).toBeNull();
  });

  it('offers a message again that the server could not take', async () => {
    fillIn();
    answers(500, {});
    send();
    await screen.findByText(/The server failed/);
    cleanup();
    render(<FormInSite />, { wrapper: MemoryRouter });
    await screen.findByText('Your words are back.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
  });

  it('sends once when the button is pressed repeatedly', async () => {
    fillIn();
    let arrive: (response: Response) => void = () => undefined;
    answer.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    send();
    send();
    await screen.findByText('On its way.');
    send();
    arrive(new Response('{}', { status: 200 }));
    await screen.findByText('We write to ada@grid.test.');
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
