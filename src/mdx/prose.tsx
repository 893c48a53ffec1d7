import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { isMotionWelcome } from '../ui/motion';
import { Term } from '../ui/term';
import { toInternalPath } from './internal-link';
import { useTermPlaces } from './term-places';

interface ProseProps {
  /** Prose that was rendered at build time. */
  body: { html: string };
  /** What the terms in it mean, by slug. */
  terms: Record<string, { definition: string }>;
}

/** The prose of an entry: plain HTML, in which React adds tooltips and navigation without reloads. */
export function Prose({ body, terms }: ProseProps) {
  return <StaticProse key={body.html} html={body.html} terms={terms} />;
}

function StaticProse({ html, terms }: Pick<ProseProps, 'terms'> & { html: string }) {
  const prose = useRef<HTMLDivElement>(null);
  // One object for all renders: React 19 writes innerHTML anew whenever its identity changes.
  const content = useMemo(() => ({ dangerouslySetInnerHTML: { __html: html } }), [html]);
  const places = useTermPlaces(prose);
  useLinks(prose);
  return (
    <>
      <div className="prose" ref={prose} {...content} />
      {places.map(({ element, slug, words }, index) =>
        createPortal(
          <Term slug={slug} definition={terms[slug]?.definition ?? ''}>
            {words}
          </Term>,
          element,
          String(index),
        ),
      )}
    </>
  );
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
