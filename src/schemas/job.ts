import { z } from 'zod';

import { day, draft, line, order, publishAt } from './fields';

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;

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
  /** The kind of employment. */
  type: z.enum(jobTypes),
  /** The day the position was posted. */
  date: day,
  /** The position in one or two sentences. */
  summary: line(240),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export type Job = z.infer<typeof jobSchema>;
