import type { PageOf } from '../../content/page-data';
import { ClosingActions } from '../../sections/closing';
import { Figures } from '../../sections/figures';
import { JobList } from '../../sections/job-list';
import { LoadCurve } from '../../sections/load-curve';
import { MissionPlate } from '../../sections/mission-plate';
import { PageHead } from '../../sections/page-head';
import { People } from '../../sections/people';
import { Section } from '../../sections/section';
import { ValuesWide } from '../../sections/values-wide';

export function View({ page }: { page: PageOf<'company'> }) {
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
