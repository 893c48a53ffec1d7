import { hydrateRoot } from 'react-dom/client';

import type { CalculatorData, CalculatorModule } from './calculator-module';
import { CalculatorPanel } from './calculator-panel';

const modules = import.meta.glob<CalculatorModule>('../calculators/*.tsx');

/** How far below the window a calculator is hydrated, so that it is ready when it is seen. */
const AHEAD = '25% 0px';

/**
 * Hydrates the calculators of a text as they come into sight. Each is a root of its own: the
 * text around it is plain HTML, and a failure leaves what was drawn at build time.
 * @param prose the element that holds the text
 * @returns unmounts them
 */
export function hydrateCalculators(prose: Element): () => void {
  const roots: { unmount: () => void }[] = [];
  let isOver = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void hydrate(target).catch(() => undefined);
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

  async function hydrate(element: HTMLElement) {
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
    const data: CalculatorData = JSON.parse(given);
    const root = hydrateRoot(element, <CalculatorPanel module={module} data={data} />, {
      identifierPrefix: id,
      onUncaughtError: restore,
    });
    roots.push(root);
  }
}
