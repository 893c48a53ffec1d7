import type { ReactElement } from 'react';

import type { PageOf } from '../content/page-data';
import { Prose } from '../mdx/prose';
import type { PlainListName } from '../schemas/pages';
import { ClosingActions } from '../sections/closing';
import { DatasheetList } from '../sections/datasheet-list';
import { GlossaryList } from '../sections/glossary-list';
import { JobList } from '../sections/job-list';
import { PageHead } from '../sections/page-head';
import { Register } from '../sections/register';
import { Section } from '../sections/section';
import { Breadcrumb } from '../ui/breadcrumb';
import { TermProvider } from '../ui/term-provider';

type PlainPage = PageOf<'plain'>;

export function View({ page }: { page: PlainPage }) {
  const { copy, body, terms, breadcrumb } = page;
  const { header, list, listHeading, closing } = copy;
  return (
    <TermProvider terms={terms}>
      <PageHead header={header} above={<Breadcrumb links={breadcrumb} />} />
      <div className="section section--joined">
        <div className="wrap split">
          <div className="lg:col-span-8">
            <Prose body={body} />
          </div>
        </div>
      </div>
      {list !== undefined && listHeading !== undefined && (
        <Section id="list" heading={listHeading} surface="tint" joined>
          {lists[list](page)}
        </Section>
      )}
      {closing !== undefined && <ClosingActions closing={closing} />}
    </TermProvider>
  );
}

/** What stands below the prose, by the name that the page gives it. */
const lists: Record<PlainListName, (page: PlainPage) => ReactElement> = {
  jobs: ({ jobs, copy }) => <JobList jobs={jobs} apply={copy.apply} />,
  news: ({ news }) => <Register articles={news} />,
  glossary: ({ glossary }) => <GlossaryList terms={glossary} />,
  downloads: ({ datasheets, datasheetCopy }) => (
    <DatasheetList sheets={datasheets} download={datasheetCopy?.download ?? ''} />
  ),
};
