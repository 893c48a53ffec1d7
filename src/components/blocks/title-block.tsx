import type { Heading } from '#check/fields';
import { useSite } from '../ui/site-context';

interface TitleBlockProps {
  heading: Heading;
  /** Names the section: the id of the h2, for anchors and `aria-labelledby`. */
  id: string;
  /** Rows attach directly below it. */
  joined?: boolean;
}

/**
 * The heading of a section: on a sheet, the title block of an engineering drawing; elsewhere plain
 * text.
 */
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
