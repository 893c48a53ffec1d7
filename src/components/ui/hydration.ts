import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
