import {
  Children,
  type ComponentPropsWithoutRef,
  createElement,
  isValidElement,
  type ReactNode,
} from 'react';
import type { AlertKind } from '#check/read/alert';
import { toText } from '#site';
import { Picture } from '../components/ui/picture.tsx';
import { ScrollRegion } from '../components/ui/scroll-region.tsx';
import { Term } from '../components/ui/term.tsx';
import { toCsvFile } from '../lib/csv.ts';
import { hasFigures, readChartData, readRows } from './chart-data.ts';
import { BarChart, LineChart } from './charts.tsx';
import type { TextProps } from './component-schemas.ts';
import { toTree } from './to-tree.ts';

/** A remark set off from the text, with a revision triangle. */
function Callout({ kind, title, children }: TextProps<'Callout'>) {
  return (
    <div className={kind === 'note' ? 'callout' : `callout callout--${kind}`} role="note">
      <svg viewBox="0 0 40 36" aria-hidden="true">
        <path d="M20 2l18 32H2zM20 14v10M20 28v1" />
      </svg>
      <b>{title}</b>
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
        {Children.map(children, toPlainTable)}
      </ScrollRegion>
      {hasFigures(rows) && (
        <a className="more mono" {...toCsvFile(caption, rows)}>
          {csv}
          <span className="visually-hidden">{`: ${caption}`}</span>
        </a>
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

/** A Markdown table: it has its own scroll container. */
function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    <ScrollRegion className="table-scroll">
      <table {...props} />
    </ScrollRegion>
  );
}

/** Unwraps a Markdown table that is already inside a scroll container. */
function toPlainTable(node: ReactNode) {
  if (!isValidElement<ComponentPropsWithoutRef<'table'>>(node) || node.type !== Table) return node;
  return <table {...node.props} />;
}

/** A large figure beside the text. */
function KeyFigure({ value, children }: TextProps<'KeyFigure'>) {
  return (
    <div className="figure-inline" role="note">
      {value}
      <div>{children}</div>
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
  return sized.drawing ? <span className="plate plate--ticks block">{image}</span> : image;
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

/** A cell's alignment as a class: the site's CSP forbids style attributes. */
function toCellProps<T extends Pick<ComponentPropsWithoutRef<'td'>, 'style'>>(props: T) {
  const { style, ...rest } = props;
  return style?.textAlign === 'right' ? { ...rest, className: 'number' } : rest;
}

/** The body rows of a table: the first cell of each is its header. */
function Body({ children, ...props }: ComponentPropsWithoutRef<'tbody'>) {
  return <tbody {...props}>{Children.map(children, nameRow)}</tbody>;
}

function nameRow(row: ReactNode) {
  if (!isValidElement<ComponentPropsWithoutRef<'tr'>>(row)) return row;
  const [first, ...cells] = Children.toArray(row.props.children).filter((cell) =>
    isValidElement<ComponentPropsWithoutRef<'td'>>(cell),
  );
  if (first === undefined) return row;
  return (
    <tr>
      <HeadCell scope="row" {...first.props} />
      {cells}
    </tr>
  );
}

/** The header of a column or row; an empty cell, such as that in a corner, is no header. */
function HeadCell({ scope, ...props }: ComponentPropsWithoutRef<'th'>) {
  const cell = toCellProps(props);
  return toText(toTree(props.children)).trim() === '' ? (
    <td {...cell} />
  ) : (
    <th scope={scope} {...cell} />
  );
}

/** The components that an author may use, and the elements that are rendered differently here. */
export const mdxComponents = {
  Callout,
  KeyFigure,
  Quote,
  Term,
  math: Formula,
  table: Table,
  tbody: Body,
  li: Item,
  td: (props: ComponentPropsWithoutRef<'td'>) => <td {...toCellProps(props)} />,
  th: (props: ComponentPropsWithoutRef<'th'>) => <HeadCell scope="col" {...props} />,
};
