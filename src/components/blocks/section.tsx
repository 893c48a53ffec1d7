import type { ComponentProps, ReactNode } from 'react';
import type { Closing, Heading } from '../../collections/fields.ts';
import { toTitleClass } from '../../lib/text.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonRow } from '../ui/button.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { PageHeader } from './shared-copy.ts';

const surfaces = {
  page: 'section',
  joined: 'section section--joined',
  tint: 'section section--tint',
  control: 'section control',
} as const;

const cells = ['drawing', 'sheet', 'revision'] as const;

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
        {heading.lead && <p className="lead lg:col-start-8 lg:col-end-13">{heading.lead}</p>}
      </header>
    );
  return (
    <header
      className={joined ? 'title-block wired split title-block--join' : 'title-block wired split'}
    >
      <h2 id={id}>{heading.title}</h2>
      {heading.lead && (
        <div className="title-block__lead">
          <p>{heading.lead}</p>
        </div>
      )}
      <div className="title-block__cells flex type-tag text-ink-3" aria-hidden="true">
        {cells.map((cell) => (
          <div key={cell}>
            {`${titleBlock[cell]} `}
            <b className="font-regular text-ink">{heading[cell]}</b>
          </div>
        ))}
      </div>
    </header>
  );
}

interface PageHeadProps {
  header: PageHeader;
  /** The path to the page, above the headline. */
  breadcrumb?: ComponentProps<typeof Breadcrumb>;
  /** Shown below the headline, in its column. */
  below?: ReactNode;
  /** Shown below both columns. */
  children?: ReactNode;
}

/** Longer titles take two lines instead of three in a wider column. */
const SHORT_TITLE = 30;

/** The head of a page: its h1 and a paragraph beside it. */
export function PageHead({ header, breadcrumb, below, children }: PageHeadProps) {
  const isWide = header.title.length > SHORT_TITLE;
  return (
    <section className="section page-head">
      <div className="wrap">
        {breadcrumb && <Breadcrumb {...breadcrumb} />}
        <div className="page-head__main split">
          <div className={`lg:col-span-8${isWide ? ' xl:col-span-9' : ''}`}>
            <h1 className={toTitleClass(header.title)}>{header.title}</h1>
            {below}
          </div>
          <div className={`lg:col-end-13 lg:col-span-4${isWide ? ' xl:col-span-3' : ''}`}>
            <p className="lead">{header.lead}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

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
      <div className="wrap split closing items-end has-[.form,.arrived]:items-start">
        <div className="lg:col-span-7">
          <h2 id={id} className="max-w-[16ch]">
            {title}
          </h2>
          <p className="lead mt-5">{lead}</p>
        </div>
        <div className="grid gap-10 lg:col-start-8 lg:col-end-13 lg:[&>.row]:justify-end">
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
    <ClosingBand id="ui:closing" title={closing.title} lead={closing.lead}>
      <ButtonRow actions={closing.actions} />
    </ClosingBand>
  );
}
