import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { SiteLink } from './site-link';
import type { ReachedTerm, TriggerProps } from './tooltips';

/** Shows the explanation of a hovered or focused term. */
export const TermContext = createContext<(term: ReachedTerm) => void>(() => undefined);

/** A term of the trade: a link to the glossary, whose meaning a tooltip shows once it is reached. */
export function Term({ slug, children }: { slug: string; children?: ReactNode }) {
  const explain = useContext(TermContext);
  const link = useRef<HTMLAnchorElement>(null);
  const [trigger, setTrigger] = useState<TriggerProps>();
  const reach = () => {
    const since = performance.now();
    if (link.current) explain({ link: link.current, slug, since, setTrigger });
  };
  const reachEarly = useEffectEvent(reach);
  useEffect(() => {
    // One that was reached before React started.
    if (link.current?.matches(':is(:hover, :focus)')) reachEarly();
  }, []);
  return (
    <SiteLink
      to={`/support/glossary#${slug}`}
      className="term"
      ref={link}
      onFocus={reach}
      // A finger only follows links.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && reach()}
      {...trigger}
    >
      {children}
    </SiteLink>
  );
}
