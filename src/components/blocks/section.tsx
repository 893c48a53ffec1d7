import type { ReactNode } from 'react';
import type { Heading } from '#check/fields';
import { useSite } from '../ui/site-context';

const surfaces = {
  page: 'section',
  joined: 'section section--joined',
  tint: 'section section--tint',
  control: 'section control',
} as const;

interface TitleBlockProps {
  heading: Heading;
  /** Names the section: the id of the h2, for anchors and `aria-labelledby`. */
  id: string;
  /** Rows attach directly below it. */
  joined?: boolean;
}

interface SectionProps extends TitleBlockProps {
  surface?: keyof typeof surfaces;
  children: ReactNode;
}

/** A section of a page under its title block. */
export function Section({ surface = 'page', children, ...titleBlock }: SectionProps) {
  return (
    <section className={surfaces[surface]} aria-labelledby={titleBlock.id}>
      <div className="wrap">
        <TitleBlock {...titleBlock} />
        {children}
      </div>
    </section>
  );
}

/** The heading of a section; on a sheet, the title block of an engineering drawing. */
export function TitleBlock({ heading, id, joined = false }: TitleBlockProps) {
  const { titleBlock } = useSite().labels;
  if (!('drawing' in heading))
    return (
      <header className="split mb-inset items-end gap-y-4">
        <h2 id={id} className="lg:col-span-7">
          {heading.title}
        </h2>
        {heading.lead !== undefined && (
          <p className="lead lg:col-start-8 lg:col-end-13">{heading.lead}</p>
        )}
      </header>
    );
  return (
    <header className={joined ? 'title-block split title-block--join' : 'title-block split'}>
      <h2 id={id}>{heading.title}</h2>
      {heading.lead !== undefined && (
        <div className="title-block__lead">
          <p>{heading.lead}</p>
        </div>
      )}
      <div className="title-block__cells flex type-tag text-ink-3" aria-hidden="true">
        <Cell name={titleBlock.drawing} value={heading.drawing} />
        <Cell name={titleBlock.sheet} value={heading.sheet} />
        <Cell name={titleBlock.revision} value={heading.revision} />
      </div>
    </header>
  );
}

function Cell({ name, value }: { name: string; value: string }) {
  return (
    <div>
      {`${name} `}
      <b className="font-regular text-ink">{value}</b>
    </div>
  );
}
