import { ClosingActions } from '../../components/blocks/closing';
import { Figures } from '../../components/blocks/figures';
import { JobList } from '../../components/blocks/job-list';
import { PageHead } from '../../components/blocks/page-head';
import { Section } from '../../components/blocks/section';
import type { CompanyPage } from './page';
import { LoadCurve } from './parts/load-curve';
import { MissionPlate } from './parts/mission-plate';
import { People } from './parts/people';
import { ValuesWide } from './parts/values-wide';

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
      <MissionPlate mission={copy.mission} />
      <Section id="values" heading={copy.valuesHeading} joined>
        <ValuesWide values={copy.values} />
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
