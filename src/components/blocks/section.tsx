import type { ReactNode } from 'react';
import type { Heading } from '#check/fields';
import { TitleBlock } from './title-block';

const surfaces = {
  page: 'section',
  joined: 'section section--joined',
  tint: 'section section--tint',
  control: 'section control',
} as const;

interface SectionProps {
  id: string;
  heading: Heading;
  surface?: keyof typeof surfaces;
  /** Rows attach directly below the heading. */
  joined?: boolean;
  children: ReactNode;
}

/** A section of a page under its title block. */
export function Section({ id, heading, surface = 'page', joined = false, children }: SectionProps) {
  return (
    <section className={surfaces[surface]} aria-labelledby={id}>
      <div className="wrap">
        <TitleBlock heading={heading} id={id} joined={joined} />
        {children}
      </div>
    </section>
  );
}
