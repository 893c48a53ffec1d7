import { expect, it } from 'vitest';
import { toSecurityText } from '../seo/text-files.ts';

const origin = 'https://grid.example';
const email = 'hello@grid.example';

it('security.txt names who reads of weaknesses, not who sells, and ends in a year', () => {
  const contact = { email, security: 'security@grid.example' };
  expect(toSecurityText(contact, origin, '2026-11-23').split('\n').slice(0, 2)).toEqual([
    'Contact: mailto:security@grid.example',
    'Expires: 2027-11-23T00:00:00Z',
  ]);
});

it('security.txt names the one address of a site that has no other', () => {
  const text = toSecurityText({ email }, origin, '2026-11-23');
  expect(text).toContain(`Contact: mailto:${email}\n`);
});
