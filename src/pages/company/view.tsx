import stylesheet from '../../components/blocks/company.css?url';
import { Rosette, ValueList } from '../../components/blocks/company-values.tsx';
import { Figures } from '../../components/blocks/figures.tsx';
import { ClosingActions, PageHead, Section } from '../../components/blocks/section.tsx';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { ButtonRow } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { JobList } from '../../features/jobs/job-list.tsx';
import type { CompanyPage } from './page.ts';

export function View({ page }: { page: CompanyPage }) {
  const { copy, figures, team, jobs, apply } = page;
  return (
    <>
      <PageHead
        header={copy.header}
        below={
          <div className="mt-6">
            <ButtonRow actions={copy.actions} />
          </div>
        }
      />
      <div className="section section--joined">
        <div className="wrap">
          <Figures figures={figures} />
        </div>
      </div>
      <section className="section mission mission-plate" aria-labelledby="mission">
        <div className="wrap">
          <h2 id="mission" className="label text-copper">
            {copy.mission.title}
          </h2>
          <p className="mt-6 max-w-[24ch] text-[calc(1.75rem+32*var(--fluid))]/[1.14]">
            {copy.mission.text}
          </p>
        </div>
        <Rosette />
      </section>
      <Section id="values" heading={copy.valuesHeading} joined>
        <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
        <ValueList
          values={copy.values}
          className="values--wide sm:grid sm:grid-cols-2 sm:gap-x-gap"
        />
      </Section>
      <Section id="timeline" heading={copy.timeline} surface="tint">
        {/* The company's history as a load curve: every milestone is a step up. */}
        <ol className="load-curve">
          {copy.milestones.map(({ year, title, description }, index) => (
            <li key={`${year} ${title}`} className={`wired [--index:${index}]`}>
              <time className="headline mb-2 block text-title" dateTime={String(year)}>
                {year}
              </time>
              <h3 className="small-name">{title}</h3>
              <p className="secondary max-w-[40ch] text-small">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="leadership" heading={copy.leadership}>
        <ul className="people grid grid-cols-2 gap-x-gap gap-y-10 md:grid-cols-4">
          {team.map((person) => (
            <li key={person.slug}>
              <Picture className="mb-4.5" picture={person.image} decorative />
              <h3 className="small-name">{person.name}</h3>
              <p className="mono mt-0.5 mb-2.5">{person.role}</p>
              <PublicationBadge entry={person} />
              <p className="secondary text-small">{person.bio}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="jobs" heading={copy.jobs} surface="tint" joined>
        <JobList jobs={jobs} apply={apply} />
      </Section>
      <ClosingActions closing={copy.closing} />
    </>
  );
}
