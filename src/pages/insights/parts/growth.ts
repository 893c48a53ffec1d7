import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

interface Growth {
  /** The element around the list. */
  list: RefObject<HTMLDivElement | null>;
  /** To be called before the list grows because somebody asked for more. */
  expectGrowth: () => void;
}

/**
 * Moves the focus to the first new entry when a list has grown on demand, unless it has meanwhile
 * been moved elsewhere.
 * @param count how many entries the list has
 */
export function useFocusOnGrowth(count: number): Growth {
  const list = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    countBefore.current = undefined;
    if (before === undefined || count <= before) return;
    list.current?.querySelectorAll('li')[before]?.querySelector('a')?.focus();
  }, [count]);
  return {
    list,
    expectGrowth: () => {
      const { activeElement, body } = document;
      const isHere = activeElement === body || list.current?.parentElement?.contains(activeElement);
      countBefore.current = isHere ? count : undefined;
    },
  };
}
