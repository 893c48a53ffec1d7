import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite, sampleSite } from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { showToast } from '../../components/ui/toaster.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

// Toasts have their own root, which would outlive the test.
vi.mock('../../components/ui/toaster.tsx', () => ({ showToast: vi.fn() }));

const copy = sampleSite.footer.newsletter;
const target = { endpoint: 'https://forms.test/', next: '/received', takesFiles: false };
const ADDRESS = 'ada@grid.test';
const answer = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: copy.label });

/** Sets what the server answers to the next message. */
function answers(status: number, body: object = {}) {
  answer.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

function subscribe(address: string) {
  fireEvent.input(control(), { target: { value: address } });
  fireEvent.submit(control().form ?? document.body);
}

// Loaded once, as for visitors.
beforeAll(() => import('./form-controller.ts'));
beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset();
  vi.mocked(showToast).mockReset();
  vi.stubGlobal('fetch', answer);
  renderInSite(
    <SiteContext value={{ site: sampleSite, formTarget: target }}>
      <NewsletterForm id="news" />
    </SiteContext>,
  );
});
afterEach(() => {
  cleanup();
});

/** Waits for a toast with this text; the same text in the page would duplicate it. */
async function expectToast(text: string) {
  const confirmation = text.replace('{email}', ADDRESS);
  await waitFor(() =>
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ tone: 'good', text: confirmation }),
      expect.anything(),
    ),
  );
  expect(screen.queryByText(confirmation)).toBeNull();
}

it('subscribes, shows a toast, and empties the field', async () => {
  answers(201);
  subscribe(ADDRESS);
  await expectToast(copy.sent.text);
  expect(control().value).toBe('');
  const [, request] = answer.mock.calls[0] ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({
    form: 'newsletter',
    id: expect.any(String),
    email: ADDRESS,
    page: window.location.pathname,
    fax: '',
  });
});

it('confirms in the page if the toast cannot be loaded', async () => {
  vi.mocked(showToast).mockImplementationOnce(() => {
    throw new Error('no line');
  });
  answers(201);
  subscribe(ADDRESS);
  await screen.findByText(copy.sent.text.replace('{email}', ADDRESS));
});

it('confirms an address that is subscribed already', async () => {
  answers(409);
  subscribe(ADDRESS);
  await expectToast(copy.duplicate.text);
});

it('shows an error until the address is valid', async () => {
  subscribe('ada@grid');
  await waitFor(() => expect(control().getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(control()));
  const note = document.getElementById(control().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(copy.malformed);
  fireEvent.input(control(), { target: { value: ADDRESS } });
  await waitFor(() => expect(control().getAttribute('aria-invalid')).toBeNull());
  expect(answer).not.toHaveBeenCalled();
});

it("shows the server's error for an address", async () => {
  answers(422, { errors: { email: 'Mail comes back.' } });
  subscribe(ADDRESS);
  await screen.findByText('Mail comes back.');
  expect(control().value).toBe(ADDRESS);
});

it('keeps the address if the server fails', async () => {
  answers(500);
  subscribe(ADDRESS);
  await screen.findByText(new RegExp(sampleSite.forms.failed.title));
  expect(control().value).toBe(ADDRESS);
});
