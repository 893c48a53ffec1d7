import { useState } from 'react';

/**
 * Copies text to the clipboard.
 * @returns the outcome so far, and the function that copies; browsers refuse it over plain HTTP
 */
export function useCopy(text: string) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return [state, copy] as const;
}
