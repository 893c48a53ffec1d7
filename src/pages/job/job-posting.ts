import type { Body, MetaContext, Thing } from '#site';
import type { Job, JobEntry } from '../../collections/jobs/collection';
import { organizationId, toPlainHtml } from '../../head/structured-data';

const employmentTypes: Record<Job['type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** An open position, with everything that job boards require. */
export function describeJob(job: JobEntry, body: Body, context: MetaContext): Thing {
  const { brand } = context.site;
  return {
    '@type': 'JobPosting',
    title: job.title,
    datePosted: job.date,
    ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
    employmentType: employmentTypes[job.type],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(context),
      name: brand.name,
      sameAs: `${context.origin}/`,
    },
    ...describePlace(job),
    directApply: false,
    description: toPlainHtml(body.tree),
  };
}

/** A place of work, or the countries in which remote employees may live. */
export function describePlace({
  remote,
  location,
  countries,
}: Pick<JobEntry, 'remote' | 'location' | 'countries'>) {
  if (remote === true) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    };
  }
  return {
    jobLocation: countries.map((addressCountry) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry },
    })),
  };
}
