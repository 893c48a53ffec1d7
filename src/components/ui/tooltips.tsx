import './tooltip.css';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ReachedTerm, TOOLTIP } from './term.tsx';

/** How long a term is hovered before its tooltip opens, in milliseconds. */
const DELAY = 700;

/** How long after a tooltip has closed another one opens at once, in milliseconds. */
const SKIP_DELAY = 300;

interface TooltipProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, { definition: string }>;
  /** The term that is hovered or focused now. */
  reached: ReachedTerm | null;
  /** Called with the term whose tooltip has opened; undefined once it is closed. */
  onToggle: (open: ReachedTerm | undefined) => void;
  /** Called when the pointer goes on to the tooltip or leaves it, and at Escape. */
  onReach: (term: ReachedTerm | null) => void;
}

/**
 * The one tooltip of a page, as a popover that its stylesheet anchors to the link it describes.
 * Where browsers cannot place it, a term stays a link to its definition.
 */
export function Tooltip({ terms, reached, onToggle, onReach }: TooltipProps) {
  const [open, setOpen] = useState<ReachedTerm>();
  const closed = useRef(Number.NEGATIVE_INFINITY);
  const box = useRef<HTMLDivElement>(null);
  const show = useEffectEvent((term: ReachedTerm | undefined) => {
    if (term === undefined && open !== undefined) closed.current = performance.now();
    setOpen(term);
    onToggle(term);
  });
  useEffect(() => {
    if (reached === null) return show(undefined);
    const now = performance.now();
    const isNext = reached.isFocused || now - closed.current < SKIP_DELAY;
    // The delay started when the term was hovered, however long loading took.
    const rest = isNext ? 0 : reached.since + DELAY - now;
    if (rest <= 0) return show(reached);
    const timer = setTimeout(() => show(reached), rest);
    return () => clearTimeout(timer);
  }, [reached]);
  useLayoutEffect(() => {
    box.current?.togglePopover(open !== undefined);
  }, [open]);
  const leaveAtEscape = useEffectEvent(
    ({ key }: KeyboardEvent) => key === 'Escape' && onReach(null),
  );
  useEffect(() => {
    if (open === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => leaveAtEscape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  if (!canPlace()) return null;
  return (
    <div
      id={TOOLTIP}
      className="tooltip"
      ref={box}
      popover="manual"
      role="tooltip"
      onPointerEnter={() => open && onReach(open)}
      onPointerLeave={() => onReach(null)}
    >
      {open && terms[open.slug]?.definition}
    </div>
  );
}

function canPlace(): boolean {
  return 'popover' in HTMLElement.prototype && CSS.supports('position-area', 'top');
}
