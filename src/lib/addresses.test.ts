import { expect, it } from 'vitest';
import { withParameter } from './addresses.ts';

it('adds a parameter, before the anchor and beside other parameters', () => {
  expect(withParameter('/contact', 'topic', 'a b')).toBe('/contact?topic=a%20b');
  expect(withParameter('/contact?topic=quote', 'product', 'core')).toBe(
    '/contact?topic=quote&product=core',
  );
  expect(withParameter('/contact#form', 'topic', 'quote')).toBe('/contact?topic=quote#form');
  expect(withParameter('/a?b=1#c', 'd&', 'e=f')).toBe('/a?b=1&d%26=e%3Df#c');
});
