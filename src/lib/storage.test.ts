import { expect, it, vi } from 'vitest';
import { readStored, store } from './storage.ts';

it('keeps a text until it is removed', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
  store('draft', 'Hello');
  expect(readStored('draft')).toBe('Hello');
  store('draft', null);
  expect(readStored('draft')).toBeNull();
});

it('returns null, without an error, if the browser forbids storage', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: forbid }));
  store('draft', 'Hello');
  expect(readStored('draft')).toBeNull();
});
