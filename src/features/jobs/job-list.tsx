import type { Action } from '#check/fields';
import type { JobEntry } from '../../collections/jobs/collection.ts';
import stylesheet from '../../components/blocks/company.css?url';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { withParameter } from '../../lib/addresses.ts';

type Facts = 'title' | 'department' | 'location' | 'type' | 'draft' | 'publishAt';

interface JobListProps {
  jobs: Pick<JobEntry, 'slug' | 'path' | Facts>[];
  /** The button beside each position, if any: its label, and where to apply for any of them. */
  apply?: Action | undefined;
}

/** Open positions, one row each; a sentence if there are none. */
export function JobList({ jobs, apply }: JobListProps) {
  const { labels } = useSite();
  if (jobs.length === 0) return <p className="lead py-5.5">{labels.none.jobs}</p>;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ul className="jobs">
        {jobs.map((job) => (
          <li key={job.slug}>
            <h3 className="small-name w-full">
              <SiteLink to={job.path}>{job.title}</SiteLink> <PublicationBadge entry={job} />
            </h3>
            <span>{job.department}</span>
            <span>{job.location}</span>
            <span className="mono">{job.type}</span>
            {apply !== undefined && (
              <ButtonLink
                variant="small"
                to={withParameter(apply.to, 'job', job.slug)}
                label={apply.label}
                subject={job.title}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
