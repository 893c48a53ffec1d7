import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCopy } from './use-copy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Copies a text, and returns what the page may say then. */
async function copyWith(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { result } = renderHook(() => useCopy('the list'));
  const [before, copy] = result.current;
  await act(copy);
  const [after] = result.current;
  return { before, after };
}

it('says that a text is copied once it is', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await copyWith(writeText)).toEqual({ before: 'ready', after: 'copied' });
  expect(writeText).toHaveBeenCalledWith('the list');
});

it('says that a browser refuses to copy, as over plain HTTP', async () => {
  const refuse = () => Promise.reject(new Error('not allowed'));
  expect(await copyWith(refuse)).toEqual({ before: 'ready', after: 'refused' });
});

it('says the same in a browser that has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const { result } = renderHook(() => useCopy('the list'));
  await act(result.current[1]);
  expect(result.current[0]).toBe('refused');
});
