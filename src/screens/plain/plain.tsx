import type { ReactElement } from 'react';

import type { PageOf } from '../../content/page-data';
import { PlainFrame } from '../../layouts/plain-frame';
import { Prose } from '../../mdx/prose';
import { AskPlate } from '../../sections/ask-plate';
import { ClosingActions } from '../../sections/closing';
import { DatasheetList } from '../../sections/datasheet-list';
import { GlossaryList } from '../../sections/glossary-list';
import { JobList } from '../../sections/job-list';
import { Practice } from '../../sections/practice';
import { Register } from '../../sections/register';
import { Section } from '../../sections/section';
import type { PlainListName } from './screen';

type PlainPage = PageOf<'plain'>;

export function View({ page }: { page: PlainPage }) {
  const { copy, body, terms, breadcrumb } = page;
  const { header, list, listHeading, ask, closing } = copy;
  // Who looks for news looks for the newest entry.
  const opensWithList = list === 'news';
  const entries = list !== undefined && listHeading !== undefined && (
    <Section id="list" heading={listHeading} surface="tint" joined>
      {lists[list](page)}
    </Section>
  );
  return (
    <PlainFrame {...{ header, breadcrumb, terms }}>
      {opensWithList && entries}
      <div className={opensWithList ? 'section' : 'section section--joined'}>
        <div className="wrap">
          <Practice
            label={header.title}
            headings={body.headings}
            next={ask && <AskPlate plate={ask} />}
          >
            <Prose body={body} />
          </Practice>
        </div>
      </div>
      {!opensWithList && entries}
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
