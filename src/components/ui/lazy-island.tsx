import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { trackLazyImport } from '../../lib/lazy-imports.ts';

/**
 * A part that the browser loads after the page that React hydrates. Visitors who navigate here
 * would briefly see the page without it: the `preload` of a view calls that of its islands.
 *
 * Until its code is there, the island keeps its first props: an update of prerendered HTML that
 * React cannot hydrate yet would remove it. If its code fails to load, the prerendered HTML stays.
 */
export function lazyIsland<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    loaded ??= await trackLazyImport(load());
    return loaded;
  };
  const Lazy: ComponentType<P> = lazy(() =>
    loadOnce().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
  function Content(props: P) {
    // It stays the same component while mounted: a new one would lose its state.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  const Island = memo((props: P) => {
    const [isLoaded, setLoaded] = useState(loaded !== undefined);
    const island = (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
    // The same element as before is not rendered again.
    const [first] = useState(island);
    useEffect(() => {
      loadOnce().then(
        () => startTransition(() => setLoaded(true)),
        () => undefined,
      );
    }, []);
    return isLoaded ? island : first;
  });
  return Object.assign(Island, { preload: loadOnce });
}
