import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../../components/ui/hydration';

interface SentDrawingProps {
  /** The address of the page that draws. */
  from: string;
}

/** The drawing that an enquiry is about, where the address holds the answers to draw it from. */
export function SentDrawing({ from }: SentDrawingProps) {
  const { search } = useLocation();
  const isAsked = useHydrated() && new URLSearchParams(search).has('kv');
  const [drawing, setDrawing] = useState<ReactNode>();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    // Without it the message still names the address of the drawing.
    import('./load-drawing')
      .then(({ loadDrawing }) => loadDrawing(from, search))
      .catch(() => null)
      .then((loaded) => isOver || setDrawing(loaded));
    return () => {
      isOver = true;
    };
  }, [from, search, isAsked]);
  if (!isAsked) return null;
  return drawing === undefined ? <Room hasRing={search.includes('ring')} /> : drawing;
}

/** What a ring adds to the height of the drawing, in its own units. */
const RING = 160;
/** Below it the drawing scrolls sideways at one size, in pixels. */
const SCROLLS_BELOW = 992;

/** As high as the drawing will be, so that the form stays where it is. */
function Room({ hasRing }: { hasRing: boolean }) {
  const ring = hasRing ? RING : 0;
  if (window.innerWidth < SCROLLS_BELOW)
    return <svg width="100%" height={884 + ring * 0.89} aria-hidden="true" />;
  return <svg viewBox={`0 0 900 ${850 + ring}`} aria-hidden="true" />;
}
