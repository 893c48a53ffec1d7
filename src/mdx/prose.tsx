import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { isMotionWelcome } from '../components/ui/motion';
import { toInternalPath } from './internal-link';

interface ProseProps {
  /** Prose that was rendered at build time, with the stylesheet of its calculators, if any. */
  body: { html: string; live?: string };
}

/** The prose of an entry: plain HTML, in which React adds navigation without reloads. */
export function Prose({ body: { html, live } }: ProseProps) {
  const prose = useRef<HTMLDivElement>(null);
  // One object for all renders: React 19 writes innerHTML anew whenever its identity changes.
  const content = useMemo(() => ({ dangerouslySetInnerHTML: { __html: html } }), [html]);
  useLinks(prose);
  useCalculators(prose, html.includes('data-island') ? html : '');
  return (
    <>
      {live !== undefined && <link rel="stylesheet" href={live} precedence="page" />}
      <div className="prose" ref={prose} {...content} />
    </>
  );
}

/** Hydrates the calculators of the prose, if it has any. */
function useCalculators(prose: RefObject<HTMLElement | null>, html: string) {
  useEffect(() => {
    const element = prose.current;
    if (html === '' || element === null) return;
    // Without its script a part stays as it was drawn at build time.
    const hydrated = import('./live/hydrate-calculators').then(
      ({ hydrateCalculators }) => hydrateCalculators(element),
      () => undefined,
    );
    return () => {
      hydrated.then((rest) => rest?.());
    };
  }, [prose, html]);
}

/** Follows internal links of prose by React Router. */
function useLinks(prose: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = toInternalPath(event);
      if (path === undefined) return;
      event.preventDefault();
      navigate(path, { viewTransition: isMotionWelcome() });
    };
    const element = prose.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [prose, navigate]);
}
