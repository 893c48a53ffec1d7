import type { ReactElement } from 'react';
import { JobList } from '../../components/blocks/job-list';
import { AskPlate } from '../../components/blocks/margin';
import { MarginedProse } from '../../components/blocks/margined-prose';
import { ClosingActions, PageHead, Section } from '../../components/blocks/section';
import { Breadcrumb } from '../../components/ui/breadcrumb';
import { TermProvider } from '../../components/ui/term-provider';
import type { PlainListName, PlainPage } from './page';
import { DatasheetList } from './parts/datasheet-list';

export function View({ page }: { page: PlainPage }) {
  const { copy, body, terms, breadcrumb } = page;
  const { header, list, listHeading, ask, closing } = copy;
  const entries = list !== undefined && listHeading !== undefined && (
    <Section id="list" heading={listHeading} surface="tint" joined>
      {lists[list](page)}
    </Section>
  );
  return (
    <TermProvider terms={terms}>
      <PageHead header={header} above={<Breadcrumb links={breadcrumb} />} />
      <div className="section section--joined">
        <div className="wrap">
          <MarginedProse
            body={body}
            next={ask && <AskPlate plate={ask} closes={closing !== undefined} />}
          />
        </div>
      </div>
      {entries}
      {closing !== undefined && <ClosingActions closing={closing} />}
    </TermProvider>
  );
}

/** What is shown below the prose, by the list name that the page gives. */
const lists: Record<PlainListName, (page: PlainPage) => ReactElement> = {
  jobs: ({ jobs, copy }) => <JobList jobs={jobs} apply={copy.apply} />,
  glossary: ({ glossary }) => (
    <dl className="glossary">
      {glossary.map(({ slug, term, definition }) => (
        <div
          key={slug}
          id={slug}
          className="grid gap-x-gap gap-y-2 hair-b py-[1.35rem] lg:grid-cols-[1fr_2fr]"
        >
          <dt>{term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  ),
  downloads: ({ datasheets }) => <DatasheetList datasheets={datasheets} />,
};
