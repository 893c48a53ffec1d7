import { useState } from 'react';

type CopyState = 'ready' | 'copied' | 'refused';

/**
 * Copies text to the clipboard.
 * @returns the outcome so far, and the function that copies; browsers refuse it over plain HTTP
 */
export function useCopy(text: string): [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return [state, copy];
}
