import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readSampleCopy,
  renderInSite,
  sampleContext,
  sampleSite,
} from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { contactCopySchema } from '../../features/inquiries/copy.ts';
import { InquiryForm } from './inquiry-form.tsx';

const pageCopy = readSampleCopy(contactCopySchema, 'company/contact');
const { form: copy, topics } = pageCopy;
const subjects = { product: [], market: [], job: [{ slug: 'tester', label: 'Tester' }] };
const inquiry = <InquiryForm page={{ copy: pageCopy, subjects }} />;
const hints = topics.map(({ hint }) => hint);
const shown = () => hints.filter((hint) => screen.queryByText(hint) !== null);
const topicList = () => screen.getByLabelText<HTMLSelectElement>(copy.fields.topic.label);

// Loaded once, as for visitors.
beforeAll(() => import('../../features/forms/form-controller.ts'));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('shows the hint of the chosen topic until the form is cleared', async () => {
  renderInSite(inquiry);
  fireEvent.change(topicList(), { target: { value: topics[1]?.name } });
  expect(shown()).toEqual([hints[1]]);
  await act(async () => topicList().form?.reset());
  expect(shown()).toEqual([hints[0]]);
});

/** Hydrates the form at an address after a visitor has used it. */
function hydrate(use: () => void, address = '/') {
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <SiteContext value={sampleContext}>{inquiry}</SiteContext>
    </MemoryRouter>
  );
  container.innerHTML = renderToString(page);
  use();
  render(page, { container, hydrate: true });
}

it('shows the hint of a topic chosen before hydration', () => {
  hydrate(() => {
    topicList().value = topics[1]?.name ?? '';
  });
  expect(shown()).toEqual([hints[1]]);
});

it('names its subject, except under the topic for everything else', async () => {
  const onSent = vi.fn();
  renderInSite(<InquiryForm page={{ copy: pageCopy, subjects }} onChoice={onSent} />);
  fireEvent.change(topicList(), { target: { value: topics[1]?.name } });
  expect(onSent).toHaveBeenLastCalledWith({ topic: topics[1]?.label });
  const subjectList = screen.getByLabelText(copy.fields.subject.label);
  fireEvent.change(subjectList, { target: { value: 'job:tester' } });
  expect(onSent).toHaveBeenLastCalledWith({ topic: topics[1]?.label, about: 'Tester' });
  fireEvent.change(topicList(), { target: { value: topics[0]?.name } });
  expect(onSent).toHaveBeenLastCalledWith({ about: 'Tester' });
});

it('asks for a CV under the topics for applicants, whatever they are called', () => {
  const renamed = [...topics, ...topics.slice(0, 2)].map((topic, index) => ({
    ...topic,
    name: `topic-${index}`,
    forApplicants: index > 0 && index < 3,
  }));
  renderInSite(<InquiryForm page={{ copy: { ...pageCopy, topics: renamed }, subjects }} />);
  const asking = [...topicList().options].filter((option) => option.matches('[data-asks]'));
  expect(asking.map(({ value }) => value)).toEqual(['topic-1', 'topic-2']);
  const cv = screen.getByLabelText(copy.fields.cv.label, { exact: false });
  expect(cv.closest('[data-only]')).not.toBeNull();
});

describe('a link that fills in the form', () => {
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(copy.fields.message.label);
  const values = () => Object.fromEntries(new FormData(topicList().form ?? undefined));
  const expectValues = (expected: Record<string, string | undefined>) =>
    waitFor(() => expect(values()).toMatchObject(expected));

  it('sets topic, subject and message', async () => {
    renderInSite(inquiry, '/?topic=careers&job=tester&message=Hello');
    await expectValues({ topic: 'careers', subject: 'job:tester', message: 'Hello' });
    expect(shown()).toEqual([topics.find(({ name }) => name === 'careers')?.hint]);
  });

  it('leaves fields that it does not name, and choices that do not exist', async () => {
    renderInSite(inquiry, '/?topic=gossip&product=nothing&message=Hello');
    await expectValues({ topic: topics[0]?.name, subject: '', message: 'Hello' });
  });

  it('keeps what was chosen and typed before hydration', async () => {
    const use = () => {
      message().value = 'My own';
      screen.getByLabelText<HTMLSelectElement>(copy.fields.subject.label).value = 'job:tester';
      screen.getByLabelText<HTMLInputElement>(copy.newsletter).checked = true;
    };
    hydrate(use, '/?topic=careers&message=Hello');
    await expectValues({ topic: 'careers', message: 'My own' });
    expect(values()).toMatchObject({ subject: 'job:tester', newsletter: 'yes' });
  });

  /** Shows the address of the page, so that tests can read it. */
  function Address() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }
  const arrive = (address: string) =>
    renderInSite(
      <>
        {inquiry}
        <Address />
      </>,
      address,
    );
  const address = () => document.querySelector('output')?.textContent;
  const { restored } = sampleSite.forms;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const type = (text: string) => {
    fireEvent.input(message(), { target: { value: text } });
    return waitFor(() => expect(sessionStorage.getItem('ohmstead.inquiry')).toContain(text));
  };

  it('is removed from the address once followed', async () => {
    arrive('/?topic=careers&message=Hello');
    await waitFor(() => expect(address()).toBe('/'));
    expect(values()).toMatchObject({ topic: 'careers', message: 'Hello' });
  });

  it('keeps a query that is not for the form in the address', () => {
    arrive('/?from=news');
    expect(address()).toBe('/?from=news');
  });

  it('keeps the draft, and offers to add its message below', async () => {
    arrive('/');
    await type('My own');
    cleanup();
    arrive('/?message=Hello');
    await screen.findByText(restored.text);
    expect(values()).toMatchObject({ message: 'My own' });
    press(restored.add);
    await expectValues({ message: 'My own\n\nHello' });
    expect(document.activeElement).toBe(message());
    await waitFor(() => expect(screen.queryByText(restored.leftOut)).toBeNull());
  });

  it('is not followed again after the form was discarded', async () => {
    arrive('/?message=Hello');
    await expectValues({ message: 'Hello' });
    await type('Hello, and more');
    cleanup();
    arrive('/');
    await screen.findByText(restored.text);
    press(restored.discard);
    await screen.findByText(restored.discarded);
    expect(values()).toMatchObject({ message: '' });
    expect(sessionStorage.length).toBe(0);
  });

  it('is still offered after the draft that it did not replace was discarded', async () => {
    arrive('/');
    await type('My own');
    cleanup();
    arrive('/?message=Hello');
    await screen.findByText(restored.leftOut);
    press(restored.discard);
    await screen.findByText(restored.discarded);
    expect(values()).toMatchObject({ message: '' });
    press(restored.add);
    await expectValues({ message: 'Hello' });
  });
});
