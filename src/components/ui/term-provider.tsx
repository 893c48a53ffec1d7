import { type ReactNode, useCallback, useState } from 'react';

import { SilentErrorBoundary } from './silent-error-boundary';
import { type ReachedTerm, TermContext } from './term-context';

type Tooltips = typeof import('./tooltips')['Tooltips'];

const loadTooltips = () => import('./tooltips');

interface TermProviderProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, { definition: string }>;
  children: ReactNode;
}

/**
 * Provides the terms of the page: the tooltip code loads when the first term is hovered or focused.
 */
export function TermProvider({ terms, children }: TermProviderProps) {
  const [reached, setReached] = useState<ReachedTerm[]>([]);
  // Not `lazy`: React delays suspended content, and the first tooltip delay is already running.
  const [Tooltips, setTooltips] = useState<Tooltips>();
  const reach = useCallback((term: ReachedTerm) => {
    loadTooltips().then(
      (module) => setTooltips(() => module.Tooltips),
      // Without tooltips, a term is a link to its definition.
      () => undefined,
    );
    setReached((all) => (all.some(({ link }) => link === term.link) ? all : [...all, term]));
  }, []);
  return (
    <TermContext value={reach}>
      {children}
      {Tooltips !== undefined && reached.length > 0 && (
        <SilentErrorBoundary>
          <Tooltips {...{ terms, reached }} />
        </SilentErrorBoundary>
      )}
    </TermContext>
  );
}
