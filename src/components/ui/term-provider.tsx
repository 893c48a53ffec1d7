import { type ReactNode, useCallback, useState } from 'react';
import { SilentErrorBoundary } from './silent-error-boundary';
import { TermContext } from './term';
import type { ReachedTerm, Tooltips as TooltipsPart } from './tooltips';

/** Apart, since Vite would add its preloading behind the handler of errors. */
const loadTooltips = () => import('./tooltips');

interface TermProviderProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, { definition: string }>;
  children: ReactNode;
}

/**
 * Explains the terms of a page; the code of tooltips loads when the first one is reached. It is not
 * in `term.tsx`: a script that most pages share would take the helper of `import()` along, for
 * which `boot.ts` would load React.
 */
export function TermProvider({ terms, children }: TermProviderProps) {
  const [reached, setReached] = useState<ReachedTerm[]>([]);
  // Not `lazy`: React delays suspended content, and the first tooltip delay is already running.
  const [Tooltips, setTooltips] = useState<typeof TooltipsPart>();
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
