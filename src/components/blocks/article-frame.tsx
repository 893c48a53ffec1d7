import type { ComponentProps, ReactNode } from 'react';
import { isPlaceholder } from '#check/addresses/paths';
import type { Publication } from '#check/model/publishing';
import { toTitleClass } from '../../lib/text.ts';
import { PublicationBadge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Picture } from '../ui/picture.tsx';

interface ArticleHeadProps {
  /** The ancestor pages. */
  breadcrumb: ComponentProps<typeof Breadcrumb>['links'];
  /** The document as an entry, possibly unpublished (in development). */
  entry: Publication & { title: string };
  lead: string;
  /** What a drawing's title block would list about the document. */
  facts: { label: string; value: ReactNode }[];
  /** What a reader can do, below the facts. */
  action?: ReactNode;
  /** Where the document leads its reader, below the lead. */
  next?: ReactNode;
}

interface ArticleFrameProps extends ArticleHeadProps {
  /** The figure under the headline. */
  figure?: ReactNode;
  /** Shown beside the text, and stays in view. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head of a document: its title and lead, and the facts that a title block would list. */
export function ArticleHead({ breadcrumb, entry, lead, facts, action, next }: ArticleHeadProps) {
  return (
    <header className="section page-head">
      <div className="wrap">
        <Breadcrumb links={breadcrumb} />
        <div className="article-head split pt-inset">
          <div className="lg:col-span-9">
            <PublicationBadge entry={entry} />
            <h1 className={toTitleClass(entry.title)}>{entry.title}</h1>
            <p className="lead">{lead}</p>
            {next && <div className="mt-6">{next}</div>}
          </div>
          <div className="grid gap-5 self-end lg:col-start-10 lg:col-end-13">
            <dl className="mono line-t">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-4 hair-b py-2.5">
                  <dt className="flex-none">{label}</dt>
                  <dd className="text-right text-ink">{value}</dd>
                </div>
              ))}
            </dl>
            {action}
          </div>
        </div>
      </div>
    </header>
  );
}

/** A document: its head, a figure, and the text with an aside. */
export function ArticleFrame({ figure, aside, children, ...head }: ArticleFrameProps) {
  return (
    <article>
      <ArticleHead {...head} />
      <div className="section section--joined">
        <div className="wrap split">
          {figure && <div className="lg:col-start-5 lg:col-end-13">{figure}</div>}
          <div className="margin margin--next lg:col-start-1 lg:col-span-3 lg:row-start-1 lg:row-span-2">
            {aside}
          </div>
          <div className="article-text lg:col-start-5 lg:col-end-13">{children}</div>
        </div>
      </div>
    </article>
  );
}

/** The widths of a photograph in the figure that opens a document. */
export const FIGURE_SIZES = '(min-width: 100em) 58rem, (min-width: 62em) 57vw, 96vw';

interface ArticleFigureProps {
  picture: ComponentProps<typeof Picture>['picture'];
  /** The number of the figure, such as "Fig. 1". */
  number?: string;
  /** What is drawn in place of the picture, which says the same. */
  children?: ReactNode;
}

/** The figure of a document; its caption describes the drawing. A placeholder has no caption. */
export function ArticleFigure({ picture, number, children }: ArticleFigureProps) {
  const isEmpty = isPlaceholder(picture.src);
  return (
    <figure className={isEmpty ? 'article-figure mb-12' : 'article-figure'}>
      <div className="plate wired plate--ticks">
        {children ?? <Picture picture={picture} decorative sizes={FIGURE_SIZES} first />}
      </div>
      {!isEmpty && (
        <figcaption className="caption mono">
          {number !== undefined && <b>{number}</b>}
          <span>{picture.alt}</span>
        </figcaption>
      )}
    </figure>
  );
}
