import type { ReactElement } from 'react';

import type { PageOf } from '../content/page-data';
import { PlainFrame } from '../layouts/plain-frame';
import { Prose } from '../mdx/prose';
import type { PlainListName } from '../schemas/pages';
import { ClosingActions } from '../sections/closing';
import { DatasheetList } from '../sections/datasheet-list';
import { GlossaryList } from '../sections/glossary-list';
import { JobList } from '../sections/job-list';
import { Register } from '../sections/register';
import { Section } from '../sections/section';

type PlainPage = PageOf<'plain'>;

export function View({ page }: { page: PlainPage }) {
  const { copy, body, terms, breadcrumb } = page;
  const { header, list, listHeading, closing } = copy;
  return (
    <PlainFrame
      {...{ header, breadcrumb, terms }}
      columns={
        <div className="lg:col-span-8">
          <Prose body={body} />
        </div>
      }
    >
      {list !== undefined && listHeading !== undefined && (
        <Section id="list" heading={listHeading} surface="tint" joined>
          {lists[list](page)}
        </Section>
      )}
      {closing !== undefined && <ClosingActions closing={closing} />}
    </PlainFrame>
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
