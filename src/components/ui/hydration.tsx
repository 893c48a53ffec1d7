import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** As React's `lazy`; where the part does not arrive, what was prerendered stays. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  );
}

/**
 * A part that the browser loads after the page that React hydrates. Who comes by a link would see a
 * page without it for a moment: the `preload` of a view calls that of its late parts. New props
 * before it is there take away what was prerendered; the same ones do not.
 * @param known the part itself, on the server: `import.meta.env.SSR ? await load() : undefined`
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  known: ComponentType<P> | undefined,
) {
  let part = known;
  const Lazy: ComponentType<P> = lazyPart(load);
  function Part(props: P) {
    // As long as it stands in the page it is the same component: another one would begin anew.
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
