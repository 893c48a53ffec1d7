import { type ComponentPropsWithoutRef, createElement, type ReactNode } from 'react';
import type { AlertKind } from '#check/read/alert';
import { Picture } from '../components/ui/picture.tsx';
import { CsvLink, ScrollRegion } from '../components/ui/scroll-region.tsx';
import { Term } from '../components/ui/term.tsx';
import { toCsvFile } from '../lib/csv.ts';
import { hasFigures, readChartData, readRows } from './chart-data.ts';
import { BarChart, LineChart } from './charts.tsx';
import type { TextProps } from './component-schemas.ts';

/** The mark of each kind of remark: a sheet with notes, what a rule covers, and the triangle of danger. */
const calloutMarks = {
  note: 'M6 2h20l8 8v24H6zM26 2v8h8M12 17h16M12 22h16M12 27h9',
  applies: 'M12 3H4v30h8M28 3h8v30h-8M20 13a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  danger: 'M20 2l18 32H2zM20 14v10M20 28v1',
} as const satisfies Record<TextProps<'Callout'>['kind'], string>;

/** A remark set off from the text, with the mark of its kind. */
function Callout({ kind, title, children }: TextProps<'Callout'>) {
  return (
    <div className={kind === 'note' ? 'callout' : `callout callout--${kind}`} role="note">
      <svg viewBox="0 0 40 36" aria-hidden="true">
        <path d={calloutMarks[kind]} />
      </svg>
      <b className="name">{title}</b>
      <div>{children}</div>
    </div>
  );
}

/** How each of GitHub's alerts is shown. */
const alertLooks = {
  note: 'note',
  tip: 'note',
  important: 'note',
  warning: 'danger',
  caution: 'danger',
} as const satisfies Record<AlertKind, TextProps<'Callout'>['kind']>;

export type AlertCopy = Record<AlertKind, string>;

/** A quotation, or an alert, which GitHub writes as one: its kind is the title of a remark. */
export function Blockquote(
  props: ComponentPropsWithoutRef<'blockquote'> & { alert?: AlertKind; copy: AlertCopy },
) {
  const { alert, copy, children } = props;
  if (alert === undefined) return <blockquote>{children}</blockquote>;
  return (
    <Callout kind={alertLooks[alert]} title={copy[alert]}>
      {children}
    </Callout>
  );
}

/** A formula as MathML; one on lines of its own scrolls if it is wide. */
function Formula(props: ComponentPropsWithoutRef<'span'> & { display?: string; alttext: string }) {
  const math = createElement('math', props);
  if (props.display !== 'block') return math;
  return <ScrollRegion className="formula">{math}</ScrollRegion>;
}

/** A table with its caption and, if it has figures, a link that downloads it; wide ones scroll. */
export function DataTable(props: TextProps<'DataTable'> & { csv: string; drawing?: ReactNode }) {
  const { caption, csv, drawing, children } = props;
  const rows = readRows(children);
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {drawing}
      <ScrollRegion className="table-scroll" label={caption}>
        {children}
      </ScrollRegion>
      {hasFigures(rows) && (
        <CsvLink label={csv} file={toCsvFile(caption, rows)} subject={caption} />
      )}
    </figure>
  );
}

const drawings = { bar: BarChart, line: LineChart } as const;

/** A table with a drawing of some of its columns above it. */
export function Chart(props: TextProps<'Chart'> & { csv: string }) {
  const { kind, title, unit, columns, csv, children } = props;
  const Drawing = drawings[kind];
  return (
    <DataTable
      caption={`${title}, ${unit}`}
      csv={csv}
      drawing={<Drawing {...readChartData(children, columns)} />}
    >
      {children}
    </DataTable>
  );
}

/** A Markdown table; one on its own scrolls if it is wide. */
function Table({ scrolls, ...props }: ComponentPropsWithoutRef<'table'> & { scrolls?: boolean }) {
  const table = <table {...props} />;
  return scrolls ? <ScrollRegion className="table-scroll">{table}</ScrollRegion> : table;
}

/** The class of a figure, by its length: all stand on one line of a margin that is as wide for each. */
function toFigureSize({ length }: string): string {
  if (length > 12) return 'figure-inline--longest';
  return length > 8 ? 'figure-inline--long' : '';
}

/** A large figure beside the text. */
function KeyFigure({ value, children }: TextProps<'KeyFigure'>) {
  return (
    <div className={`figure-inline ${toFigureSize(value)} headline`} role="note">
      {value}
      <div className="mono">{children}</div>
    </div>
  );
}

/** A quotation. */
function Quote({ by, children }: TextProps<'Quote'>) {
  return (
    <blockquote>
      {children}
      <footer>{by}</footer>
    </blockquote>
  );
}

export interface BodyImageProps {
  /** The imported picture, from beside the entry or from `public/`. */
  picture?: Omit<ComponentPropsWithoutRef<typeof Picture>['picture'], 'alt'>;
  alt?: string;
  /** There is little text above it. */
  early?: boolean;
  /** The address of a placeholder, which ends in its width and height. */
  src?: string;
}

/** The column of the text is at most 66 letters wide. */
const COLUMN = '(min-width: 44em) 38rem, 92vw';

/** A picture of the text; `opensPage` if no figure is above the text. */
export function BodyImage(props: BodyImageProps & { opensPage: boolean }) {
  const { picture, alt = '', early = false, src = '', opensPage } = props;
  const [width = 0, height = 0] = src.split('/').slice(-2).map(Number);
  const sized = picture ?? { src, width, height, drawing: false };
  const image = <Picture picture={{ ...sized, alt }} sizes={COLUMN} first={opensPage && early} />;
  // A plate enlarges the labels of a drawing where it is narrow.
  return sized.drawing ? <span className="plate wired plate--ticks block">{image}</span> : image;
}

export type TaskCopy = Record<'done' | 'open', string>;

/** The mark of a task, which Markdown writes as `[x]` or `[ ]`: nothing that can be ticked. */
export function TaskMark({ isDone, copy }: { isDone: boolean | undefined; copy: TaskCopy }) {
  return (
    <>
      <svg className="line-art mr-2 inline-block" width="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d={isDone ? 'M1 1h12v12H1zM4 7l2 3 4-6' : 'M1 1h12v12H1z'} />
      </svg>
      <span className="visually-hidden">{isDone ? copy.done : copy.open}</span>
    </>
  );
}

/** An item of a list; the mark of a task takes the place of the dash. */
function Item({ className, ...props }: ComponentPropsWithoutRef<'li'>) {
  return <li className={className === 'task-list-item' ? 'list-none' : className} {...props} />;
}

/** The components that an author may use, and the elements that are rendered differently here. */
export const mdxComponents = {
  Callout,
  KeyFigure,
  Quote,
  Term,
  math: Formula,
  table: Table,
  li: Item,
};
