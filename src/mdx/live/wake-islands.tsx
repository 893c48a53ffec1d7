import { hydrateRoot } from 'react-dom/client';

import type { Given, IslandModule } from './given';
import { IslandPart } from './island-part';

const modules = import.meta.glob<IslandModule>('../calculators/*.tsx');

/** How far below the window a part wakes, so that it is ready when it is seen. */
const AHEAD = '25% 0px';

/**
 * Brings the live parts of a text to life as they come into sight. Each is a root of its own: the
 * text around it is plain HTML, and a failure leaves what was drawn at build time.
 * @param prose the element that holds the text
 * @returns puts them to rest
 */
export function wakeIslands(prose: Element): () => void {
  const roots: { unmount: () => void }[] = [];
  let isOver = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void wake(target).catch(() => undefined);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const island of prose.querySelectorAll('[data-island]')) observer.observe(island);
  return () => {
    isOver = true;
    observer.disconnect();
    // React is still busy with the page that goes.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };

  async function wake(element: HTMLElement) {
    const { island = '', id = '', given = '' } = element.dataset;
    const module = await modules[`../calculators/${island}.tsx`]?.();
    if (module === undefined || isOver) return;
    const prerendered = element.innerHTML;
    const restore = (error: unknown) => {
      console.error(error);
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = prerendered;
      });
    };
    const data: Given = JSON.parse(given);
    const root = hydrateRoot(element, <IslandPart module={module} given={data} />, {
      identifierPrefix: id,
      onUncaughtError: restore,
    });
    roots.push(root);
  }
}
