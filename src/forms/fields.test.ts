import { describe, expect, it } from 'vitest';

import { findErrors, pickAsked } from './fields';

const boxes = {
  topic: { label: 'Topic' },
  email: { label: 'Email', missing: 'Where to?', malformed: 'Add a domain.' },
  cv: { label: 'CV', malformed: 'Add https.', onlyFor: 'careers' },
  message: { label: 'Message', missing: 'What about?' },
};

const right = () => ({ valid: true });
const wrong = () => ({ valid: false });

describe('what is wrong with boxes', () => {
  it('is nothing where every box is right', () => {
    const values = { topic: 'quote', email: 'a@b.example', cv: '', message: 'Hello' };
    expect(findErrors(boxes, values, right)).toEqual({});
  });

  it('is a sentence for each box, from top to bottom', () => {
    const errors = findErrors(boxes, { topic: 'quote', message: '', email: '' }, wrong);
    expect(Object.entries(errors)).toEqual([
      ['email', 'Where to?'],
      ['message', 'What about?'],
    ]);
  });

  it('tells an empty box from one that cannot be right', () => {
    expect(findErrors(boxes, { email: 'a@b' }, wrong)).toEqual({ email: 'Add a domain.' });
    expect(findErrors(boxes, { email: '' }, wrong)).toEqual({ email: 'Where to?' });
  });

  it('is said of spaces too, which browsers take for words', () => {
    expect(findErrors(boxes, { message: '' }, right)).toEqual({ message: 'What about?' });
  });

  it('is not said of a box that the page does not have', () => {
    expect(findErrors(boxes, { email: '' }, () => undefined)).toEqual({});
  });
});

describe('what is sent', () => {
  it('leaves the CV out unless somebody applies', () => {
    const values = { topic: 'quote', email: 'a@b.example', cv: 'https://cv.example' };
    expect(pickAsked(boxes, values)).toEqual({ topic: 'quote', email: 'a@b.example' });
    const application = { ...values, topic: 'careers' };
    expect(pickAsked(boxes, application)).toEqual(application);
  });

  it('keeps what no box describes, such as the trap', () => {
    expect(pickAsked(boxes, { topic: 'quote', fax: '1' })).toEqual({ topic: 'quote', fax: '1' });
  });
});
