import { useState } from 'react';

type CopyState = 'ready' | 'copied' | 'refused';

/**
 * Puts a text on the clipboard.
 * @returns how that went, and the function that does it; browsers refuse it over plain HTTP
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
