import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { readSampleCopy, renderInSite, sampleContext } from '../../../components/ui/site.fixture';
import { SiteContext } from '../../../components/ui/site-context';
import { contactCopySchema } from '../page';
import { InquiryForm } from './inquiry-form';

const pageCopy = readSampleCopy(contactCopySchema, 'company/contact');
const { form: copy, topics } = pageCopy;
const subjects = { product: [], market: [], job: [{ slug: 'tester', label: 'Tester' }] };
const inquiry = <InquiryForm page={{ copy: pageCopy, subjects }} />;
const hints = topics.map(({ hint }) => hint);
const shown = () => hints.filter((hint) => screen.queryByText(hint) !== null);
const topicList = () => screen.getByLabelText<HTMLSelectElement>(copy.fields.topic.label);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('says what to write about the chosen topic, until the form is cleared', async () => {
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

it('says what to write about a topic that was chosen before hydration', () => {
  hydrate(() => {
    topicList().value = topics[1]?.name ?? '';
  });
  expect(shown()).toEqual([hints[1]]);
});

describe('a link to the form', () => {
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(copy.fields.message.label);
  const values = () => Object.fromEntries(new FormData(topicList().form ?? undefined));

  it('chooses what a link asks for, and begins the message', () => {
    renderInSite(inquiry, '/?topic=careers&job=tester&message=Hello');
    expect(values()).toMatchObject({ topic: 'careers', subject: 'job:tester', message: 'Hello' });
  });

  it('leaves what a link does not name, or names wrongly', () => {
    renderInSite(inquiry, '/?topic=gossip&product=nothing');
    expect(values()).toMatchObject({ topic: topics[0]?.name, subject: '', message: '' });
  });

  it('never replaces the words of a visitor', () => {
    const type = () => {
      message().value = 'My own';
    };
    hydrate(type, '/?message=Hello');
    expect(values()).toMatchObject({ message: 'My own' });
  });
});
