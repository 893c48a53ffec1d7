import { expect, it } from 'vitest';
import { formatBytes, interpolate, toSlug, toTitleClass } from './text.ts';

it('makes a slug of a category', () => {
  expect(toSlug('Case Studies')).toBe('case-studies');
  expect(toSlug('  Parks & Recreation ')).toBe('parks-recreation');
});

it('interpolates values, and keeps placeholders without a value', () => {
  expect(interpolate('Thank you, {name}. {email}', { name: 'Robin' })).toBe(
    'Thank you, Robin. {email}',
  );
  expect(interpolate('{constructor} {toString} {__proto__}', {})).toBe(
    '{constructor} {toString} {__proto__}',
  );
});

it.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [27_400, '27 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [3_440_000, '3.4 MB'],
])('a file of %i bytes is one of %s', (bytes, size) => {
  expect(formatBytes(bytes)).toBe(size);
});

it('sets titles of more than 70 letters smaller', () => {
  const classes = [70, 71].map((length) => toTitleClass('x'.repeat(length)));
  expect(classes).toEqual([undefined, 'long']);
});
