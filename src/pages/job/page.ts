import type { z } from 'zod';
import {
  type Body,
  definePage,
  everyEntry,
  type Head,
  type LoaderData,
  type MetaContext,
  type Thing,
} from '#site';
import { facts, headline } from '#site/markdown';
import { type Job, type JobEntry, jobs } from '../../collections/jobs/collection.ts';
import { organizationId, toPlainHtml } from '../../features/head/structured-data.ts';
import { jobCopySchema } from '../../features/jobs/copy.ts';
import { isOpen, printSalary } from '../../features/jobs/open-jobs.ts';

export const job = definePage({
  copy: jobCopySchema,
  showsProse: true,
  getStaticPaths: everyEntry(jobs),
  loader: async ({ entry, text, copy, content }) => ({
    head: describeHead(entry, content.today),
    breadcrumb: [content.linkTo('/company'), { label: copy.others.label, path: copy.others.to }],
    job: entry,
    salary: listSalary(copy, entry),
    isOpen: isOpen(entry, content.today),
    ...(await content.render(text, true)),
  }),
  meta: ({ job, body, isOpen }, site) => ({
    lastModified: [job.date],
    jsonLd: isOpen ? [describeJob(job, body, site)] : [],
  }),
  toSearchHit: ({ entry, content }) =>
    isOpen(entry, content.today)
      ? { title: entry.title, excerpt: entry.summary, category: entry.department }
      : undefined,
  toMarkdown: ({ copy, job, salary, isOpen }, prose) => [
    headline(job.title),
    job.summary,
    ...(isOpen ? [] : [copy.closed]),
    facts([
      { label: copy.facts.department, value: job.department },
      { label: copy.facts.location, value: job.location },
      { label: copy.facts.type, value: job.type },
      ...salary,
      { label: copy.facts.posted, value: job.date },
    ]),
    prose,
  ],
});

export type JobPage = LoaderData<typeof job>;

/** Search engines and job boards must not offer a position that takes no applications any more. */
function describeHead(job: JobEntry, today: string): Head {
  const head = { title: job.title, description: job.summary };
  return isOpen(job, today) ? head : { ...head, unlisted: true };
}

/** The pay range as a fact, if the position states one. */
function listSalary(copy: z.infer<typeof jobCopySchema>, { salary }: Pick<JobEntry, 'salary'>) {
  if (salary === undefined) return [];
  return [{ label: copy.facts.salary, value: printSalary(salary, copy.salary) }];
}

const employmentTypes: Record<Job['type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** An open position, with everything that job boards require. */
function describeJob(job: JobEntry, body: Body, context: MetaContext): Thing {
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
    ...(job.salary && { baseSalary: describeSalary(job.salary) }),
    directApply: false,
    description: toPlainHtml(body.tree),
  };
}

function describeSalary({ currency, least, most }: NonNullable<Job['salary']>): Thing {
  const value = { '@type': 'QuantitativeValue', minValue: least, maxValue: most, unitText: 'YEAR' };
  return { '@type': 'MonetaryAmount', currency, value };
}

/** A place of work, or the countries in which remote employees may live. */
export function describePlace(job: Pick<JobEntry, 'remote' | 'location' | 'countries'>) {
  const { location, countries } = job;
  if (job.remote) {
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
