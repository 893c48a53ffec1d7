import { useState } from 'react';

/**
 * Tells a text only once it has changed: what stands on a page that was just opened is read anyway.
 * @returns the text, or nothing while it is still the first one
 */
export function useChanged(text: string): string {
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && first !== text) setFirst(null);
  return first === text ? '' : text;
}
