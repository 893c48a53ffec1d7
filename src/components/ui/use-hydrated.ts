import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
