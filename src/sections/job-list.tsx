import { withParameter } from '../lib/paths';
import type { Job } from '../schemas/job';
import { ButtonLink } from '../ui/button';
import { SiteLink } from '../ui/site-link';

const APPLY = '/company/contact?topic=careers';

interface JobListProps {
  jobs: (Pick<Job, 'title' | 'department' | 'location' | 'type'> & {
    slug: string;
    path: string;
  })[];
  /** The button beside each position, where there is one. */
  apply?: string | undefined;
}

/** Open positions, one row each. */
export function JobList({ jobs, apply }: JobListProps) {
  return (
    <ul className="jobs">
      {jobs.map(({ slug, path, title, department, location, type }) => (
        <li key={slug}>
          <h3>
            <SiteLink to={path}>{title}</SiteLink>
          </h3>
          <span>{department}</span>
          <span>{location}</span>
          <span className="mono">{type}</span>
          {apply !== undefined && (
            <ButtonLink
              variant="small"
              to={withParameter(APPLY, 'job', slug)}
              label={apply}
              subject={title}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
