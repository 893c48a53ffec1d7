import { expect, it } from 'vitest';

import { builtPages } from '../../site/built-pages.ts';
import { openPage, partOf } from '../document.ts';

it.each([...builtPages, '/404'])('the email input in the footer of %s is of type email', (path) => {
  const inputs = partOf(openPage(path), 'body > footer').querySelectorAll('input');
  expect([...inputs].map((input) => input.getAttribute('type'))).toEqual(['email']);
});

it('the email input of the insights newsletter is of type email', () => {
  const form = partOf(openPage('/insights'), 'main form[action^="mailto:"]');
  expect(partOf(form, 'input').getAttribute('type')).toBe('email');
});
