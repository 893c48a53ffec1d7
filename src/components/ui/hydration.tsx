import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * A part that the browser loads after the page that React hydrates. Visitors who navigate here
 * would briefly see the page without it: the `preload` of a view calls that of its late parts. If
 * it fails to load, the prerendered HTML stays; if its props change before it loads, that is
 * removed.
 * @param known the part itself, on the server: `import.meta.env.SSR ? await load() : undefined`
 */
export function lazyIsland<P extends object>(
  load: () => Promise<ComponentType<P>>,
  known: ComponentType<P> | undefined,
) {
  let part = known;
  const Lazy: ComponentType<P> = lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => new Promise<never>(() => {}),
    ),
  );
  function Part(props: P) {
    // It stays the same component while mounted: a new one would lose its state.
    const [Chosen] = useState(() => part ?? Lazy);
    return <Chosen {...props} />;
  }
  const Late = memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
  const preload = async () => {
    part = await load();
  };
  return Object.assign(Late, { preload });
}
