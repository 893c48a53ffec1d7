import { useEffect, useRef } from 'react';
import { SwitchContact } from './switch-contact.tsx';
import './meaning.css';
import { useSite } from './site-context.tsx';
import { SiteLink } from './site-link.tsx';
import { toGlossary } from './term.tsx';

interface MeaningProps {
  slug: string;
  term: string;
  definition: string;
  /** Called when it is closed, as by a tap beside it. */
  onClose: () => void;
}

/** What a tapped term means, at the foot of the screen, with a link to the glossary. */
export function Meaning({ slug, term, definition, onClose }: MeaningProps) {
  const { labels } = useSite();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popover.current?.showPopover();
    // The browser gives the focus back when it is closed.
    popover.current?.focus();
  }, []);
  return (
    <div
      className="meaning"
      ref={popover}
      data-slug={slug}
      popover="auto"
      role="dialog"
      aria-label={term}
      tabIndex={-1}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <b className="small-name">{term}</b>
      <p className="mt-2">{definition}</p>
      <SiteLink
        to={toGlossary(slug)}
        className="more label"
        onClick={() => popover.current?.hidePopover()}
      >
        {labels.inGlossary} <SwitchContact />
      </SiteLink>
    </div>
  );
}
