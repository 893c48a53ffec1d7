import type { ReactNode } from 'react';
import { AskPlate } from '../../components/blocks/margin.tsx';
import { MarginedProse } from '../../components/blocks/margined-prose.tsx';
import { ClosingActions, PageHead, Section } from '../../components/blocks/section.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { JobList } from '../../features/jobs/job-list.tsx';
import type { PlainPage } from './page.ts';

/** The head of a page with bands, and the bands. */
const Bands = lazyIsland(() => import('./bands.tsx').then((module) => module.Bands));

export const preload = async ({ bands }: PlainPage) => bands && Bands.preload();

export function View({ page }: { page: PlainPage }) {
  const { copy, body, terms, breadcrumb, bands } = page;
  const { header, list, ask, closing } = copy;
  return (
    <TermProvider terms={terms}>
      {bands ? (
        <Bands bands={bands} header={header} breadcrumb={breadcrumb} />
      ) : (
        <PageHead header={header} breadcrumb={{ links: breadcrumb }}>
          <NextStep page={page} />
        </PageHead>
      )}
      {/* Positions are what their page is for; terms are looked up below what explains them. */}
      {list === 'jobs' && (
        <ListSection page={page}>
          <JobList jobs={page.jobs} apply={page.apply} />
        </ListSection>
      )}
      <div className={list === 'jobs' ? 'section' : 'section section--joined'}>
        <div className="wrap">
          <MarginedProse
            body={body}
            next={ask && <AskPlate plate={ask} closes={closing !== undefined} />}
          />
        </div>
      </div>
      {list === 'glossary' && (
        <ListSection page={page}>
          <Glossary page={page} />
        </ListSection>
      )}
      {closing !== undefined && <ClosingActions closing={closing} />}
    </TermProvider>
  );
}

/** What a visitor can do next, unless the first screen shows what the page is for. */
function NextStep({ page: { copy } }: { page: PlainPage }) {
  const { ask, list, listHeading } = copy;
  if (list === 'glossary' && listHeading !== undefined)
    return (
      <div className="row mt-6">
        <ButtonLink variant="text" label={listHeading.title} to="#list" />
      </div>
    );
  if (ask === undefined || list === 'jobs') return null;
  // Where there is a margin, the plate in it asks; elsewhere that comes after the text.
  return (
    <div className="row mt-6 lg:hidden">
      <ButtonLink variant="secondary" {...ask.action} />
    </div>
  );
}

/** The list of a page under its heading, if it has one. */
function ListSection({ page, children }: { page: PlainPage; children: ReactNode }) {
  const { listHeading } = page.copy;
  if (listHeading === undefined) return null;
  return (
    <Section id="list" heading={listHeading} surface="tint" joined>
      {children}
    </Section>
  );
}

function Glossary({ page: { glossary } }: { page: PlainPage }) {
  return (
    <dl className="glossary">
      {glossary.map(({ slug, term, definition }) => (
        <div
          key={slug}
          id={slug}
          className="grid gap-x-gap gap-y-2 hair-b py-5.5 lg:grid-cols-[1fr_2fr]"
        >
          <dt className="name small-name">{term}</dt>
          <dd className="secondary">{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
