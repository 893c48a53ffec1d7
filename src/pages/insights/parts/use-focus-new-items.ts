import { type RefObject, useEffect, useRef } from 'react';

interface NewItemsFocus {
  /** The element around the list. */
  list: RefObject<HTMLDivElement | null>;
  /** Call this before the list grows on demand. */
  expectNewItems: () => void;
}

/**
 * Focuses the first new entry when a list has grown on demand, unless focus has since moved
 * elsewhere.
 * @param count how many entries the list has
 */
export function useFocusNewItems(count: number): NewItemsFocus {
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
    expectNewItems: () => {
      const { activeElement, body } = document;
      const isHere = activeElement === body || list.current?.parentElement?.contains(activeElement);
      countBefore.current = isHere ? count : undefined;
    },
  };
}
