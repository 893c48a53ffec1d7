import type { ComponentType } from 'react';
import { lazy } from 'react';

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
