import { z } from 'zod';
import { dayThat, type FieldMeta, group, line, list, order, publication } from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';

const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;

/** A country as its ISO 3166-1 two-letter code. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters such as US' })
  .meta({ example: 'US' } satisfies FieldMeta);

export const jobSchema = group('An open position: `content/jobs/<slug>.mdx`.', {
  order: order.describe(
    'Where the position stands in the list, counted from 1; the check names a free number where one is taken.',
  ),
  title: line(140).describe('The title on the contract.'),
  department: line(60).describe('The department.'),
  location: line(60).describe('The place of work.'),
  remote: z
    .boolean()
    .optional()
    .describe('`true` where the work can be done from home; job boards then ask for no town.'),
  countries: list(
    country,
    1,
    30,
    'job boards ask for at least one and read no endless list',
  ).describe(
    'The country of the place, or those in which a remote worker may live: US, CA and so on.',
  ),
  type: z
    .enum(jobTypes)
    .default('Full-time')
    .describe('The kind of employment; Full-time where nothing is said.'),
  date: dayThat('published').describe('The day the position was posted.'),
  validThrough: dayThat('ends')
    .optional()
    .describe(
      'The last day for applications, where there is one; lists leave the position out from the day after on. To close it today, write yesterday.',
    ),
  summary: line(320).describe('The position in one or two sentences.'),
  ...publication,
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
