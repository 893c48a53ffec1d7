import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isPlainClick } from '../../lib/clicks.ts';
import { SiteLink } from './site-link.tsx';
import type { ReachedTerm, TriggerProps } from './tooltips.tsx';

/** What explains the terms of a page. */
interface Explanations {
  /** Shows the explanation of a hovered or focused term in a tooltip. */
  reach: (term: ReachedTerm) => void;
  /** Shows that of a term which a finger tapped. */
  tap: (slug: string) => void;
}

export const TermContext = createContext<Explanations | undefined>(undefined);

/**
 * A term of the trade: a link to the glossary, whose meaning a tooltip shows once a mouse or the
 * keyboard reaches it. The first tap of a finger shows the meaning, the second follows the link.
 */
export function Term({ slug, children }: { slug: string; children?: ReactNode }) {
  const explanations = useContext(TermContext);
  const link = useRef<HTMLAnchorElement>(null);
  const [trigger, setTrigger] = useState<TriggerProps>();
  /** The last press: by a finger, and whether the meaning was shown, which every press closes. */
  const press = useRef({ isTouch: false, isShown: false });
  const reach = () => {
    const since = performance.now();
    if (link.current) explanations?.reach({ link: link.current, slug, since, setTrigger });
  };
  const reachEarly = useEffectEvent(reach);
  useEffect(() => {
    // One that was reached before React started.
    if (link.current?.matches(':is(:hover, :focus)')) reachEarly();
  }, []);
  const onPointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    press.current = { isTouch: event.pointerType === 'touch', isShown: isMeaningShown(slug) };
    trigger?.onPointerDown?.(event);
  };
  const onFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    if (press.current.isTouch) return;
    if (trigger?.onFocus) trigger.onFocus(event);
    else reach();
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { isTouch, isShown } = press.current;
    press.current = { isTouch: false, isShown: false };
    trigger?.onClick?.(event);
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
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && reach()}
      {...trigger}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
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
