import { useLayoutEffect, useRef } from 'react';

import { withParameter } from '#base/paths';
import { SiteLink } from '../../../components/ui/site-link';
import type { InsightsPage } from '../page';

interface FiltersProps extends Pick<InsightsPage, 'filters'> {
  label: string;
  /** The search text: it is kept when another category is chosen. */
  query: string;
}

/** The categories as links that update the list in place; the active one is marked. */
export function Filters({ label, filters, query }: FiltersProps) {
  const row = useRef<HTMLElement>(null);
  const keepInPlace = useKeptPlace(row, filters);
  return (
    <nav className="filters" aria-label={label} ref={row}>
      {filters.map(({ label: name, path, current }) => (
        <SiteLink
          key={path}
          to={query === '' ? path : withParameter(path, 'q', query)}
          className="chip"
          aria-current={current ? 'page' : undefined}
          isInPlace
          onClick={keepInPlace}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}

/**
 * Keeps an element at its position in the window while content above it appears or disappears.
 * @param element the pressed element
 * @param change a new value whenever the page around it has changed
 * @returns a function to call when it is pressed
 */
function useKeptPlace(element: { current: HTMLElement | null }, change: unknown): () => void {
  const topBefore = useRef<number>(undefined);
  const topOf = () => element.current?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    if (topBefore.current !== undefined) {
      window.scrollBy({ top: topOf() - topBefore.current, behavior: 'instant' });
    }
    topBefore.current = undefined;
  }, [change]);
  return () => {
    topBefore.current = topOf();
  };
}
