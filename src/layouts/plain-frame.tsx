import type { ComponentProps, ReactNode } from 'react';

import type { PageHeader } from '../schemas/page-parts';
import { PageHead } from '../sections/page-head';
import { Breadcrumb } from '../ui/breadcrumb';
import { TermProvider } from '../ui/term-provider';

interface PlainFrameProps extends Pick<ComponentProps<typeof TermProvider>, 'terms'> {
  header: PageHeader;
  /** The pages above this one. */
  breadcrumb: ComponentProps<typeof Breadcrumb>['links'];
  /** What stands below the headline, in twelve columns. */
  columns: ReactNode;
  /** The sections after that. */
  children: ReactNode;
}

/** A page under another one: its headline, its columns, and what follows. */
export function PlainFrame({ header, breadcrumb, terms, columns, children }: PlainFrameProps) {
  return (
    <TermProvider terms={terms}>
      <PageHead header={header} above={<Breadcrumb links={breadcrumb} />} />
      <div className="section section--joined">
        <div className="wrap split">{columns}</div>
      </div>
      {children}
    </TermProvider>
  );
}
