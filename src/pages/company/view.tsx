import { ClosingActions } from '../../components/blocks/closing';
import stylesheet from '../../components/blocks/company.css?url';
import { Figures } from '../../components/blocks/figures';
import { JobList } from '../../components/blocks/job-list';
import { PageHead } from '../../components/blocks/page-head';
import { Rosette } from '../../components/blocks/rosette';
import { Section } from '../../components/blocks/section';
import { ValueList } from '../../components/blocks/value-list';
import type { CompanyPage } from './page';
import { LoadCurve } from './parts/load-curve';
import { People } from './parts/people';

export function View({ page }: { page: CompanyPage }) {
  const { copy, figures, team, jobs } = page;
  return (
    <>
      <PageHead header={copy.header} />
      <div className="section section--joined">
        <div className="wrap">
          <Figures figures={figures} />
        </div>
      </div>
      <section className="section mission-plate" aria-labelledby="mission">
        <div className="wrap">
          <h2 id="mission">{copy.mission.title}</h2>
          <p>{copy.mission.text}</p>
        </div>
        <Rosette />
      </section>
      <Section id="values" heading={copy.valuesHeading} joined>
        <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
        <ValueList values={copy.values} className="values--wide" />
      </Section>
      <Section id="timeline" heading={copy.timeline} surface="tint">
        <LoadCurve milestones={copy.milestones} />
      </Section>
      <Section id="leadership" heading={copy.leadership}>
        <People team={team} />
      </Section>
      <Section id="jobs" heading={copy.jobs} surface="tint" joined>
        <JobList jobs={jobs} apply={copy.apply} />
      </Section>
      <ClosingActions closing={copy.closing} />
    </>
  );
}
