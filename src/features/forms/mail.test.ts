import { expect, it } from 'vitest';

import { toMailLink, toMailText } from './mail.ts';

const lines = [
  { name: 'topic', label: 'Topic', text: 'Request a quote' },
  { name: 'phone', label: 'Phone', text: ' ' },
  { name: 'message', label: 'Message', text: 'Two feeders.\nOne is lost.' },
  { name: 'newsletter', label: 'Send me the report', text: 'yes' },
];

it('writes a line for each field, then the message, and leaves empty fields out', () => {
  expect(toMailText(lines)).toBe(
    'Topic: Request a quote\nSend me the report: yes\n\nTwo feeders.\nOne is lost.',
  );
});

it('writes only lines where there is no message', () => {
  expect(toMailText([{ name: 'email', label: 'Email address', text: 'a@b.example' }])).toBe(
    'Email address: a@b.example',
  );
});

it('is the same after it was written to an address and read again', () => {
  const link = toMailLink('grid@ohmstead.example', 'Core & more?', 'a=b&c\nü');
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('grid@ohmstead.example');
  expect(searchParams.get('subject')).toBe('Core & more?');
  expect(searchParams.get('body')).toBe('a=b&c\r\nü');
});
