import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { isPlainClick } from '../../lib/clicks.ts';
import { SiteLink } from './site-link.tsx';

/** The id of the tooltip of a page. */
export const TOOLTIP = 'ui:tooltip';

/** A term that is hovered or focused. */
export interface ReachedTerm {
  /** The id of its mention: a text may mention a term several times. */
  id: string;
  slug: string;
  /** When it was reached, in milliseconds of `performance.now()`. */
  since: number;
  isFocused: boolean;
}

/** What explains the terms of a page. */
interface Explanations {
  /** The mention whose tooltip is open. */
  open: string | undefined;
  /** Shows the explanation of a hovered or focused term in a tooltip. */
  reach: (term: ReachedTerm) => void;
  /** Closes that tooltip, unless the pointer has gone on to it. */
  leave: (id: string) => void;
  /** Shows the explanation of a term which a finger tapped. */
  tap: (slug: string) => void;
}

export const TermContext = createContext<Explanations | undefined>(undefined);

/**
 * A term of the trade: a link to the glossary, whose meaning a tooltip shows once a mouse or the
 * keyboard reaches it. The first tap of a finger shows the meaning, the second follows the link.
 */
export function Term({ slug, children }: { slug: string; children?: ReactNode }) {
  const explanations = useContext(TermContext);
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  /** The press under way: by a finger, and whether the meaning was shown, which it closes. */
  const press = useRef<{ isTouch: boolean; isShown: boolean }>(null);
  const reach = (isFocused: boolean) =>
    explanations?.reach({ id, slug, since: performance.now(), isFocused });
  const reachEarly = useEffectEvent(reach);
  useEffect(() => {
    // One that was reached before React started.
    if (link.current?.matches(':is(:hover, :focus)')) reachEarly(link.current.matches(':focus'));
  }, []);
  const onPointerDown = ({ pointerType }: PointerEvent<HTMLAnchorElement>) => {
    press.current = { isTouch: pointerType === 'touch', isShown: isMeaningShown(slug) };
    explanations?.leave(id);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { isTouch = false, isShown = false } = press.current ?? {};
    press.current = null;
    if (explanations === undefined || !isTouch || isShown || !isPlainClick(event)) return;
    if (!('popover' in HTMLElement.prototype)) return;
    event.preventDefault();
    explanations.tap(slug);
  };
  return (
    <SiteLink
      to={toGlossary(slug)}
      className="term"
      ref={link}
      aria-describedby={explanations?.open === id ? TOOLTIP : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && reach(false)}
      onPointerLeave={() => explanations?.leave(id)}
      onPointerDown={onPointerDown}
      // A press focuses the link, too.
      onFocus={() => press.current === null && reach(true)}
      onBlur={() => explanations?.leave(id)}
      onClick={onClick}
    >
      {children}
    </SiteLink>
  );
}

/** The address of a term in the glossary. */
export function toGlossary(slug: string): string {
  return `/support/glossary#${slug}`;
}

/** Whether the meaning of a term is shown to a finger now. */
function isMeaningShown(slug: string): boolean {
  const openMeaning = document.querySelector<HTMLElement>('.meaning:popover-open');
  return openMeaning?.dataset.slug === slug;
}
