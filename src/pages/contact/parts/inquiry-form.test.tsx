import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSampleCopy, renderInSite, sampleContext } from '../../../components/ui/site.fixture';
import { SiteContext } from '../../../components/ui/site-context';
import { contactCopySchema } from '../page';
import { chooseByLink, InquiryForm } from './inquiry-form';

const pageCopy = readSampleCopy(contactCopySchema, 'company/contact');
const { form: copy, topics } = pageCopy;
const subjects = { product: [], market: [], job: [] };
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

it('says what to write about a topic that was chosen before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <MemoryRouter>
      <SiteContext value={sampleContext}>{inquiry}</SiteContext>
    </MemoryRouter>
  );
  container.innerHTML = renderToString(page);
  topicList().value = topics[1]?.name ?? '';
  render(page, { container, hydrate: true });
  expect(shown()).toEqual([hints[1]]);
});

describe('a link to the form', () => {
  beforeEach(() => {
    render(
      <form aria-label="Inquiry">
        <select name="topic" defaultValue="quote">
          <option value="quote">A quote</option>
          <option value="careers">A position</option>
        </select>
        <select name="subject" defaultValue="">
          <option value="">Nothing</option>
          <option value="job:tester">Tester</option>
        </select>
        <textarea name="message" />
      </form>,
    );
  });
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const values = () => Object.fromEntries(new FormData(form()));

  it('chooses what a link asks for, and begins the message', () => {
    chooseByLink(form(), '?topic=careers&job=tester&message=Hello');
    expect(values()).toEqual({ topic: 'careers', subject: 'job:tester', message: 'Hello' });
  });

  it('leaves what a link does not name, or names wrongly', () => {
    chooseByLink(form(), '?topic=gossip&product=nothing');
    expect(values()).toEqual({ topic: 'quote', subject: '', message: '' });
  });

  it('never replaces the words of a visitor', () => {
    screen.getByRole<HTMLTextAreaElement>('textbox').value = 'My own';
    chooseByLink(form(), '?message=Hello');
    expect(values()).toMatchObject({ message: 'My own' });
  });
});
