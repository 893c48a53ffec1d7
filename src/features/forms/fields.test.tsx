import { describe, expect, it } from 'vitest';

import { checkForm, pickAsked } from './fields.ts';

const fields = {
  topic: { label: 'Topic' },
  email: { label: 'Email', missing: 'Where to?', malformed: 'Add a domain.' },
  cv: { label: 'CV', malformed: 'Add https.', onlyFor: ['careers'] },
  message: { label: 'Message', missing: 'What about?' },
};

const types: Record<string, string> = { email: 'email', cv: 'url' };

/** The errors of a form with these values. */
function check(values: Record<string, string>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const type = types[name] ?? 'text';
    form.append(Object.assign(document.createElement('input'), { type, name, value }));
  }
  return checkForm(form, fields);
}

describe('field errors', () => {
  it('are empty if every field is valid', () => {
    expect(check({ topic: 'quote', email: 'a@b.example', cv: '', message: 'Hello' })).toEqual({});
  });

  it('have one sentence per field, from top to bottom', () => {
    expect(Object.entries(check({ topic: 'quote', message: '', email: '' }))).toEqual([
      ['email', 'Where to?'],
      ['message', 'What about?'],
    ]);
  });

  it.each(['a', 'a@b', 'a@b.'])('tells an empty field from %s, which cannot be right', (email) => {
    expect(check({ email })).toEqual({ email: 'Add a domain.' });
  });

  it('treat spaces as empty', () => {
    expect(check({ message: ' ' })).toEqual({ message: 'What about?' });
  });

  it('skip fields that the topic does not ask for', () => {
    expect(check({ topic: 'quote', cv: 'mine' })).toEqual({});
    expect(check({ topic: 'careers', cv: 'mine' })).toEqual({ cv: 'Add https.' });
  });
});

describe('the values to send', () => {
  it('leave the CV out unless the topic is an application', () => {
    const values = { topic: 'quote', email: 'a@b.example', cv: 'https://cv.example' };
    expect(pickAsked(fields, values)).toEqual({ topic: 'quote', email: 'a@b.example' });
    const application = { ...values, topic: 'careers' };
    expect(pickAsked(fields, application)).toEqual(application);
  });

  it('keep hidden fields such as the honeypot', () => {
    expect(pickAsked(fields, { topic: 'quote', fax: '1' })).toEqual({ topic: 'quote', fax: '1' });
  });
});
