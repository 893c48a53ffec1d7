import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from '../blocks/page-head';
import type { PageHeader } from '../blocks/page-parts';
import { Breadcrumb } from '../ui/breadcrumb';
import { TermProvider } from '../ui/term-provider';

interface PlainFrameProps extends Pick<ComponentProps<typeof TermProvider>, 'terms'> {
  header: PageHeader;
  /** The ancestor pages. */
  breadcrumb: ComponentProps<typeof Breadcrumb>['links'];
  /** The sections below the headline. */
  children: ReactNode;
}

/** A subpage: its headline, and its sections. */
export function PlainFrame({ header, breadcrumb, terms, children }: PlainFrameProps) {
  return (
    <TermProvider terms={terms}>
      <PageHead header={header} above={<Breadcrumb links={breadcrumb} />} />
      {children}
    </TermProvider>
  );
}
