import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

import { SilentErrorBoundary } from './silent-error-boundary';
import type { ReachedTerm } from './term-context';
import { TermContext } from './term-context';

const Tooltips = lazy(async () => ({ default: (await import('./tooltips')).Tooltips }));

interface TermProviderProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, { definition: string }>;
  children: ReactNode;
}

/** The terms of a page: what draws tooltips loads as soon as the first of them is reached. */
export function TermProvider({ terms, children }: TermProviderProps) {
  const [reached, setReached] = useState<ReachedTerm[]>([]);
  const reach = useCallback((term: ReachedTerm) => {
    setReached((all) => (all.some(({ link }) => link === term.link) ? all : [...all, term]));
  }, []);
  useEffect(() => () => setReached([]), [terms]);
  return (
    <TermContext value={reach}>
      {children}
      {reached.length > 0 && (
        <SilentErrorBoundary>
          <Suspense>
            <Tooltips {...{ terms, reached }} />
          </Suspense>
        </SilentErrorBoundary>
      )}
    </TermContext>
  );
}
