import { isPlainClick } from './clicks.ts';
import { waitForLazyImports } from './lazy-imports.ts';

/** The key by which React Router knows the entry of the history that is shown; none before it runs. */
export function readEntryKey(): string | undefined {
  const { key }: { key?: unknown } = Object(window.history.state);
  return typeof key === 'string' ? key : undefined;
}

/**
 * Gives a key to every entry of the history, also to those that React Router does not make: the
 * first of a document, and those of plain links to a place on the same page. Otherwise they would
 * all share one scroll position. Call it before the router listens.
 */
export function nameHistoryEntries(): void {
  nameEntry();
  window.addEventListener('popstate', (event) => {
    nameEntry();
    if (!event.isTrusted || window.location.pathname !== document.documentElement.dataset.path)
      return;
    // An update of prerendered HTML that React cannot hydrate yet would replace it, and with it the
    // place to which the browser is about to scroll: the router hears of it afterwards.
    event.stopImmediatePropagation();
    waitForLazyImports().then(() => window.dispatchEvent(new PopStateEvent('popstate')));
  });
  // React keeps clicks on parts that it has not hydrated yet from those who listen later.
  window.addEventListener('click', prepareBack, { capture: true });
}

function prepareBack(event: MouseEvent) {
  // On Back the browser finds the place again, even before React has started.
  if (leadsToPlace(event)) window.history.scrollRestoration = 'auto';
}

function nameEntry() {
  if (readEntryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** Whether the browser follows a click to a place on the same page, and makes an entry for it. */
function leadsToPlace(event: MouseEvent): boolean {
  if (event.defaultPrevented || !isPlainClick(event)) return false;
  return event.target instanceof Element && event.target.closest('a[href^="#"]') !== null;
}
