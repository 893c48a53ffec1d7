import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../../components/ui/hydration';
import { toHeight, WIDTH } from '../../../drawings/one-line/size';

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
  return drawing === undefined ? (
    <Room hasRing={search.includes('ring')} hasBank={search.includes('penalty')} />
  ) : (
    drawing
  );
}

/** What stands below the drawing: its title block and its address, in its own units. */
const BELOW = 270;
/** The same in pixels where the drawing scrolls sideways, and how large it is drawn there. */
const NARROW = { below: 368, scale: 0.89, until: 992 };

/** As high as the drawing will be, so that the form stays where it is. */
function Room({ hasRing, hasBank }: { hasRing: boolean; hasBank: boolean }) {
  const height = toHeight(hasRing, hasBank);
  if (window.innerWidth < NARROW.until)
    return <svg width="100%" height={height * NARROW.scale + NARROW.below} aria-hidden="true" />;
  return <svg viewBox={`0 0 ${WIDTH} ${height + BELOW}`} aria-hidden="true" />;
}
