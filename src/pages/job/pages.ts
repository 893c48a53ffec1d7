import { z } from 'zod';
import { facts } from '#base/markdown';
import { action, line } from '#check/fields';
import { definePages, entryPage } from '#site/define/define-pages';
import { jobs } from '../../collections/jobs/collection';
import { isOpen } from '../../collections/jobs/open-jobs';
import { describeJob } from './job-posting';

/** What surrounds each position: `content/pages/company/careers/[slug].mdx`. */
export const jobCopySchema = z.strictObject({
  kind: z.literal('job'),
  /** The words in front of the facts of a position. */
  facts: z.strictObject({
    department: line(24),
    location: line(24),
    type: line(24),
    posted: line(24),
  }),
  /** The button; the position is added to its address. */
  apply: action,
  /** The link to the other positions. */
  others: action,
});

export const job = entryPage(jobs, {
  copy: jobCopySchema,
  opensWithProse: true,
  loader: ({ entry, body, terms, content }) => ({
    job: entry,
    body,
    terms,
    list: content.linkTo('/company'),
  }),
  breadcrumbs: ({ list, copy }) => [list, { label: copy.others.label, path: copy.others.to }],
  jsonLd: ({ job, body }, frame) => [describeJob(job, body, frame)],
  toMarkdown: ({ copy, job }, prose) => [
    `# ${job.title}`,
    job.summary,
    facts([
      { label: copy.facts.department, value: job.department },
      { label: copy.facts.location, value: job.location },
      { label: copy.facts.type, value: job.type },
      { label: copy.facts.posted, value: job.date },
    ]),
    prose,
  ],
});

export const jobPages = definePages(jobs, {
  pages: [job],
  search: { kind: 'job', isFindable: (entry, { today }) => isOpen(entry, today) },
});
