import { z } from 'zod';
import type { FieldMeta } from '#check/fields';
import { dayThat, draft, line, list, order, publishAt } from '#check/fields';
import type { EntryOf } from '#site/define/define-collection';
import { byOrder, defineCollection } from '#site/define/define-collection';

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;

/** A country by its two letters, as in ISO 3166-1. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters such as US' })
  .meta({ example: 'US' } satisfies FieldMeta);

/** An open position: `content/jobs/<slug>.mdx`. */
export const jobSchema = z.strictObject({
  /** Where the position stands in the list, counted from 1. */
  order,
  /** The title on the contract. */
  title: line(140),
  /** The department. */
  department: line(60),
  /** The place of work. */
  location: line(60),
  /** `true` where the work can be done from home; job boards then ask for no town. */
  remote: z.boolean().optional(),
  /** The country of the place, or those in which a remote worker may live: US, CA and so on. */
  countries: list(country, 1, 30, 'job boards ask for at least one and read no endless list'),
  /** The kind of employment; Full-time where nothing is said. */
  type: z.enum(jobTypes).default('Full-time'),
  /** The day the position was posted. */
  date: dayThat('published'),
  /** The last day for applications, where there is one; lists leave the position out afterwards. */
  validThrough: dayThat('ends').optional(),
  /** The position in one or two sentences. */
  summary: line(320),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export const jobs = defineCollection({
  name: 'jobs',
  schema: jobSchema,
  order: byOrder,
  roles: { title: 'title', excerpt: 'summary' },
  starter: {
    sentence: 'Say what this person will change.',
    headings: ['What you will do', 'What you bring'],
  },
});

export type Job = z.infer<typeof jobSchema>;
export type JobEntry = EntryOf<typeof jobs>;
