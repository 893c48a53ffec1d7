import { useEffect, useRef } from 'react';

/**
 * Focuses the first new entry when a list has grown on demand, unless focus has moved elsewhere.
 * @param count how many entries the list has
 * @returns a ref for the element around the list, and a function to call before the list grows
 */
export function useFocusNewItems(count: number) {
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
