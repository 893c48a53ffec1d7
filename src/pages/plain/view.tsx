import type { ReactElement } from 'react';
import { AskPlate } from '../../components/blocks/ask-plate';
import { ClosingActions } from '../../components/blocks/closing';
import { JobList } from '../../components/blocks/job-list';
import { Practice } from '../../components/blocks/practice';
import { Section } from '../../components/blocks/section';
import { PlainFrame } from '../../components/layout/plain-frame';
import { Prose } from '../../mdx/prose';
import type { PlainListName, PlainPage } from './page';
import { DatasheetList } from './parts/datasheet-list';
import { GlossaryList } from './parts/glossary-list';

export function View({ page }: { page: PlainPage }) {
  const { copy, body, terms, breadcrumb } = page;
  const { header, list, listHeading, ask, closing } = copy;
  const entries = list !== undefined && listHeading !== undefined && (
    <Section id="list" heading={listHeading} surface="tint" joined>
      {lists[list](page)}
    </Section>
  );
  return (
    <PlainFrame {...{ header, breadcrumb, terms }}>
      <div className="section section--joined">
        <div className="wrap">
          <Practice headings={body.headings} next={ask && <AskPlate plate={ask} />}>
            <Prose body={body} />
          </Practice>
        </div>
      </div>
      {entries}
      {closing !== undefined && <ClosingActions closing={closing} />}
    </PlainFrame>
  );
}

/** What is shown below the prose, by the list name that the page gives. */
const lists: Record<PlainListName, (page: PlainPage) => ReactElement> = {
  jobs: ({ jobs, copy }) => <JobList jobs={jobs} apply={copy.apply} />,
  glossary: ({ glossary }) => <GlossaryList terms={glossary} />,
  downloads: ({ datasheets }) => <DatasheetList datasheets={datasheets} />,
};
