import { z } from 'zod';
import {
  dayThat,
  type FieldMeta,
  flag,
  group,
  line,
  list,
  orderNumber,
  publication,
  whole,
} from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';

/** A country as its ISO 3166-1 two-letter code. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters such as US' })
  .meta({ example: 'US' } satisfies FieldMeta);

export const jobSchema = group('An open position: `content/jobs/<slug>.mdx`.', {
  order: orderNumber('this job in the list of open positions'),
  title: line(140).describe('The job title as in the contract; it is the headline of the page.'),
  department: line(60).describe('The department that is hiring, beside the place of work.'),
  location: line(60).describe('The place of work, in the list of positions and on the job page.'),
  remote: flag('`true` if the work can be done from home; job boards then need no town.'),
  countries: list(
    country,
    1,
    30,
    'job boards ask for at least one and read no endless list',
  ).describe(
    'The country of the workplace, or the countries where a remote worker may live, as two-letter codes such as US and CA.',
  ),
  type: z
    .enum(['Full-time', 'Part-time', 'Contract', 'Internship'])
    .default('Full-time')
    .describe('The kind of employment; Full-time if left out.'),
  salary: group(
    'The pay range of a year; many states require it in a posting, remote work included.',
    {
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, { error: 'must be three capital letters such as USD' })
        .meta({ example: 'USD' } satisfies FieldMeta)
        .describe('The currency by its three letters of ISO 4217, such as USD.'),
      least: whole(1, 100_000_000, 'it is paid').describe('The lowest pay of a year.'),
      most: whole(1, 100_000_000, 'it is paid').describe('The highest pay of a year.'),
    },
  )
    .refine(({ least, most }) => least <= most, {
      path: ['most'],
      error: 'must not be lower than the least',
    })
    .optional(),
  date: dayThat('published').describe('The day the position was posted.'),
  validThrough: dayThat('ends')
    .optional()
    .describe(
      "The last day to apply, if there is one; the job leaves all lists the day after. To close it today, write yesterday's date.",
    ),
  summary: line(320).describe('One or two sentences, below the title and in search results.'),
  ...publication,
});

export const jobs = defineCollection({
  name: 'jobs',
  schema: jobSchema,
  order: byOrder,
  titleField: 'title',
  excerptField: 'summary',
  template: {
    sentence: 'Say what this person will change.',
    headings: ['What you will do', 'What you bring'],
  },
});

export type Job = z.infer<typeof jobSchema>;
export type JobEntry = EntryOf<typeof jobs>;
