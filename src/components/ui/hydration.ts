import type { ComponentType } from 'react';
import { lazy, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * A part that the browser loads after its page; where it does not arrive, what was prerendered
 * stays. The server has it at once: `import.meta.env.SSR ? await load() : late(load)`.
 */
export function late<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  );
}
