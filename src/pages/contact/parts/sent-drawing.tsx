import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../components/ui/hydration';
import { toHeight, WIDTH } from '../../../drawings/one-line/size';

interface SentDrawingProps {
  /** The address of the page that creates drawings. */
  from: string;
}

/** The drawing that an inquiry is about, if the address contains its answers. */
export function SentDrawing({ from }: SentDrawingProps) {
  const { search } = useLocation();
  const isAsked = useHydrated() && new URLSearchParams(search).has('kv');
  const [drawing, setDrawing] = useState<ReactNode>();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    // If it fails, the message still contains the address of the drawing.
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

/** The height of the title block and address below the drawing, in its own units. */
const BELOW = 270;
/** The same in pixels when the drawing scrolls horizontally, and its scale there. */
const NARROW = { below: 368, scale: 0.89, until: 992 };

/** A placeholder of the drawing's final height, so that the form does not move. */
function Room({ hasRing, hasBank }: { hasRing: boolean; hasBank: boolean }) {
  const height = toHeight(hasRing, hasBank);
  if (window.innerWidth < NARROW.until)
    return <svg width="100%" height={height * NARROW.scale + NARROW.below} aria-hidden="true" />;
  return <svg viewBox={`0 0 ${WIDTH} ${height + BELOW}`} aria-hidden="true" />;
}
