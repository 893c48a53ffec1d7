import { expect, it } from 'vitest';
import { isPlainClick } from './clicks.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('a click of the main button without a key means here', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o means another place', (change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(false);
});
