import { z } from 'zod';

import type { FieldMeta } from './fields';
import { day, draft, line, order, publishAt } from './fields';

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
  title: line(60),
  /** The department. */
  department: line(40),
  /** The place of work. */
  location: line(40),
  /** `true` where the work can be done from home; job boards then ask for no town. */
  remote: z.boolean().optional(),
  /** The country of the place, or those in which a remote worker may live: US, CA and so on. */
  countries: z.array(country).min(1),
  /** The kind of employment. */
  type: z.enum(jobTypes),
  /** The day the position was posted. */
  date: day,
  /** The last day for applications, where there is one. */
  validThrough: day.optional(),
  /** The position in one or two sentences. */
  summary: line(240),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export type Job = z.infer<typeof jobSchema>;
