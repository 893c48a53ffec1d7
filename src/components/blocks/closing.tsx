import type { ReactNode } from 'react';
import type { Closing } from '#check/fields';
import { ButtonRow } from '../ui/button';

interface ClosingBandProps {
  id: string;
  title: string;
  lead: string;
  /** The buttons or form of the band. */
  children: ReactNode;
}

/** The one copper surface on a page: an invitation, and the contact that accepts it. */
export function ClosingBand({ id, title, lead, children }: ClosingBandProps) {
  return (
    <section className="section section--copper" aria-labelledby={id}>
      <div className="wrap split closing">
        <div className="lg:col-span-7">
          <h2 id={id}>{title}</h2>
          <p className="lead mt-5">{lead}</p>
        </div>
        <div className="closing__actions grid gap-10 lg:col-start-8 lg:col-end-13">
          <svg
            className="closing__contact line-art overflow-visible stroke-3 max-lg:w-80"
            viewBox="0 0 534 90"
            aria-hidden="true"
          >
            <path d="M0 70h150M320 70h3000M306 56l28 28M334 56l-28 28" />
            <path className="lever" d="M150 70h168" />
            <circle cx="150" cy="70" r="7" fill="currentColor" stroke="none" />
          </svg>
          {children}
        </div>
      </div>
    </section>
  );
}

/** The closing band with one or two buttons. */
export function ClosingActions({ closing }: { closing: Closing }) {
  return (
    <ClosingBand id="closing-heading" title={closing.title} lead={closing.lead}>
      <ButtonRow actions={closing.actions} />
    </ClosingBand>
  );
}
