import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The line of the copyright; prerendered, and while React hydrates, it says the year of the build. */
export function Copyright({ built, holder }: { built: number; holder: string }) {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => built,
  );
  return `© ${year} ${holder}`;
}
