import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { SilentErrorBoundary } from './silent-error-boundary';
import type { TooltipsProps, WantedTerm } from './tooltips';

type Tooltips = (props: TooltipsProps) => ReactNode;

interface TermProviderProps extends Pick<TooltipsProps, 'terms'> {
  children: ReactNode;
}

/**
 * Explains the terms of a page, in prose and elsewhere: they are plain links, and what draws a
 * tooltip loads as soon as a pointer or the focus rests on the first of them.
 */
export function TermProvider({ terms, children }: TermProviderProps) {
  const [wanted, setWanted] = useState<WantedTerm[]>([]);
  const [drawn, setDrawn] = useState<{ Tooltips: Tooltips }>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const want = async (element: HTMLAnchorElement | null) => {
      if (element === null) return;
      const since = performance.now();
      const { Tooltips } = await import('./tooltips');
      if (signal.aborted) return;
      setDrawn({ Tooltips });
      setWanted((all) =>
        all.some((one) => one.element === element) ? all : [...all, { element, since }],
      );
    };
    const act = (event: Event) => want(toTerm(event)).catch(() => undefined);
    document.addEventListener('pointerover', act, { signal });
    document.addEventListener('focusin', act, { signal });
    // One that was reached before this page listened.
    want(document.querySelector('a.term:is(:hover, :focus)')).catch(() => undefined);
    return () => {
      abort.abort();
      setWanted([]);
    };
  }, [terms]);
  return (
    <>
      {children}
      {drawn && (
        <SilentErrorBoundary>
          <drawn.Tooltips terms={terms} wanted={wanted} />
        </SilentErrorBoundary>
      )}
    </>
  );
}

/** The term that a mouse, a pen or the keyboard has reached; a finger only follows links. */
function toTerm(event: Event): HTMLAnchorElement | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof PointerEvent && event.pointerType === 'touch') return null;
  return target.closest<HTMLAnchorElement>('a.term');
}
