import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { readSampleCopy, renderInSite, sampleContext } from '../../../components/ui/site.fixture';
import { SiteContext } from '../../../components/ui/site-context';
import { contactCopySchema } from '../page';
import { InquiryForm } from './inquiry-form';

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
