import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readMailLines } from './mail.ts';

afterEach(cleanup);

const fields = {
  topic: { label: 'Topic' },
  subject: { label: 'It is about' },
  name: { label: 'Name' },
  cv: { label: 'CV', onlyFor: ['careers'] },
};

it('the lines of an email say choices by their labels, and what was asked alone', () => {
  const { container } = render(
    <form>
      <select name="topic" defaultValue="quote">
        <option value="quote">Request a quote</option>
        <option value="careers">Apply</option>
      </select>
      <select name="subject" defaultValue="">
        <option value="">Anything else</option>
        <option value="product:core">Core</option>
      </select>
      <input name="name" defaultValue=" Ada " />
      <input name="cv" defaultValue="https://castellan.example/cv" />
      <input name="fax" defaultValue="" />
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  expect(readMailLines(form, fields)).toEqual([
    { name: 'topic', label: 'Topic', text: 'Request a quote' },
    { name: 'subject', label: 'It is about', text: '' },
    { name: 'name', label: 'Name', text: 'Ada' },
  ]);
});
