import { describe, expect, it } from 'vitest';

import { findErrors, pickAsked } from './fields';

const fields = {
  topic: { label: 'Topic' },
  email: { label: 'Email', missing: 'Where to?', malformed: 'Add a domain.' },
  cv: { label: 'CV', malformed: 'Add https.', onlyFor: 'careers' },
  message: { label: 'Message', missing: 'What about?' },
};

const right = () => ({ valid: true });
const wrong = () => ({ valid: false });

describe('what is wrong with fields', () => {
  it('is nothing where every field is right', () => {
    const values = { topic: 'quote', email: 'a@b.example', cv: '', message: 'Hello' };
    expect(findErrors(fields, values, right)).toEqual({});
  });

  it('is a sentence for each field, from top to bottom', () => {
    const errors = findErrors(fields, { topic: 'quote', message: '', email: '' }, wrong);
    expect(Object.entries(errors)).toEqual([
      ['email', 'Where to?'],
      ['message', 'What about?'],
    ]);
  });

  it('tells an empty field from one that cannot be right', () => {
    expect(findErrors(fields, { email: 'a@b' }, wrong)).toEqual({ email: 'Add a domain.' });
    expect(findErrors(fields, { email: '' }, wrong)).toEqual({ email: 'Where to?' });
  });

  it('is said of spaces too, which browsers take for words', () => {
    expect(findErrors(fields, { message: '' }, right)).toEqual({ message: 'What about?' });
  });

  it('is not said of a field that the page does not have', () => {
    expect(findErrors(fields, { email: '' }, () => undefined)).toEqual({});
  });
});

describe('what is sent', () => {
  it('leaves the CV out unless somebody applies', () => {
    const values = { topic: 'quote', email: 'a@b.example', cv: 'https://cv.example' };
    expect(pickAsked(fields, values)).toEqual({ topic: 'quote', email: 'a@b.example' });
    const application = { ...values, topic: 'careers' };
    expect(pickAsked(fields, application)).toEqual(application);
  });

  it('keeps what no field describes, such as the trap', () => {
    expect(pickAsked(fields, { topic: 'quote', fax: '1' })).toEqual({ topic: 'quote', fax: '1' });
  });
});
