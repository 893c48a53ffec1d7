import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { noteLatePart } from '../../lib/late-parts.ts';

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
    loaded ??= await noteLatePart(load());
    return loaded;
  };
  const Lazy: ComponentType<P> = lazy(() =>
    loadOnce().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
  function Part(props: P) {
    // It stays the same component while mounted: a new one would lose its state.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  const Island = memo((props: P) => {
    const [isLoaded, setLoaded] = useState(loaded !== undefined);
    const part = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
    // The same element as before is not rendered again.
    const [first] = useState(part);
    useEffect(() => {
      loadOnce().then(
        () => startTransition(() => setLoaded(true)),
        () => undefined,
      );
    }, []);
    return isLoaded ? part : first;
  });
  return Object.assign(Island, { preload: loadOnce });
}
