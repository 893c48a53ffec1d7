import type { ComponentProps, ReactNode } from 'react';
import { toTitleClass } from '#base/text';
import { Breadcrumb } from '../ui/breadcrumb';
import type { PageHeader } from './page-parts';

interface PageHeadProps {
  header: PageHeader;
  /** The path to the page, above the headline. */
  breadcrumb?: ComponentProps<typeof Breadcrumb>;
  /** Shown below the headline, in its column. */
  below?: ReactNode;
  /** Shown below both columns. */
  children?: ReactNode;
}

/** The head of a page: its h1 and a paragraph beside it. */
export function PageHead({ header, breadcrumb, below, children }: PageHeadProps) {
  return (
    <section className="section page-head">
      <div className="wrap">
        {breadcrumb && <Breadcrumb {...breadcrumb} />}
        <div className="page-head__main split">
          <div className="lg:col-span-8">
            <h1 className={toTitleClass(header.title)}>{header.title}</h1>
            {below}
          </div>
          <div className="lg:col-start-9 lg:col-end-13">
            <p className="lead">{header.lead}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
