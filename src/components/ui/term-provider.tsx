import { type ReactNode, useMemo, useState } from 'react';
import type { GlossaryTerm } from '../../collections/files/glossary.ts';
import type { Meaning as MeaningPart } from './meaning.tsx';
import { SilentErrorBoundary } from './silent-error-boundary.tsx';
import { TermContext, toGlossary } from './term.tsx';
import type { ReachedTerm, Tooltips as TooltipsPart } from './tooltips.tsx';

/** Apart, since Vite would add its preloading behind the handler of errors. */
const loadTooltips = () => import('./tooltips.tsx');
const loadMeaning = () => import('./meaning.tsx');

interface TermProviderProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, Pick<GlossaryTerm, 'term' | 'definition'>>;
  children: ReactNode;
}

/**
 * Explains the terms of a page; the code of tooltips loads when the first one is reached, that for
 * fingers when the first one is tapped. It is not in `term.tsx`: a script that most pages share
 * would take the helper of `import()` along, for which `boot.ts` would load React.
 */
export function TermProvider({ terms, children }: TermProviderProps) {
  const [reached, setReached] = useState<ReachedTerm[]>([]);
  const [tapped, setTapped] = useState<string>();
  // Not `lazy`: React delays suspended content, and the first tooltip delay is already running.
  const [Tooltips, setTooltips] = useState<typeof TooltipsPart>();
  const [Meaning, setMeaning] = useState<typeof MeaningPart>();
  const explanations = useMemo(
    () => ({
      reach: (term: ReachedTerm) => {
        loadTooltips().then(
          (module) => setTooltips(() => module.Tooltips),
          // Without tooltips, a term is a link to its definition.
          () => undefined,
        );
        setReached((all) => (all.some(({ link }) => link === term.link) ? all : [...all, term]));
      },
      tap: (slug: string) => {
        setTapped(slug);
        loadMeaning().then(
          (module) => setMeaning(() => module.Meaning),
          () => window.location.assign(toGlossary(slug)),
        );
      },
    }),
    [],
  );
  const meaning = tapped === undefined ? undefined : terms[tapped];
  return (
    <TermContext value={explanations}>
      {children}
      {Tooltips !== undefined && reached.length > 0 && (
        <SilentErrorBoundary>
          <Tooltips terms={terms} reached={reached} />
        </SilentErrorBoundary>
      )}
      {Meaning !== undefined && tapped !== undefined && meaning && (
        <SilentErrorBoundary>
          <Meaning
            key={tapped}
            slug={tapped}
            term={meaning.term}
            definition={meaning.definition}
            onClose={() => setTapped((slug) => (slug === tapped ? undefined : slug))}
          />
        </SilentErrorBoundary>
      )}
    </TermContext>
  );
}
