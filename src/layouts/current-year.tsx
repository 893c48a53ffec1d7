import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The current year; the prerendered page, and React while it hydrates, say the year of the build. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => built,
  );
}
