import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { isMotionWelcome } from '../ui/motion';
import { toInternalPath } from './internal-link';

interface ProseProps {
  /** Prose that was rendered at build time. */
  body: { html: string };
}

/** The prose of an entry: plain HTML, in which React adds navigation without reloads. */
export function Prose({ body: { html } }: ProseProps) {
  const prose = useRef<HTMLDivElement>(null);
  // One object for all renders: React 19 writes innerHTML anew whenever its identity changes.
  const content = useMemo(() => ({ dangerouslySetInnerHTML: { __html: html } }), [html]);
  useLinks(prose);
  return <div className="prose" ref={prose} {...content} />;
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
