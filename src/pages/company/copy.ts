import { z } from 'zod';
import { action, group, line, list, rows, seo, whole } from '#check/fields';
import { closing, heading } from '../../collections/fields.ts';
import { inOrder } from '../../collections/in-order.ts';
import { mission, pageHeader, values } from '../../components/blocks/shared-copy.ts';

export const companyCopySchema = group('The company page: `content/pages/company.mdx`.', {
  kind: z.literal('company'),
  seo,
  header: pageHeader,
  actions: list(action, 1, 2, 'one step is first, and a second may stand beside it').describe(
    'The buttons below the headline: what a visitor of the page can do next.',
  ),
  mission,
  valuesHeading: heading,
  values: values.describe('Values of the company.'),
  timeline: heading,
  milestones: rows(
    2,
    20,
    'a curve needs two points, and more than twenty are no longer told apart',
    {
      year: whole(1800, 2100, 'it is a year of four digits').describe('The year of the milestone.'),
      title: line(40).describe('The milestone in two or three words.'),
      description: line(200).describe('What happened.'),
    },
  )
    .superRefine(inOrder({ path: ['year'], read: ({ year }) => year }))
    .describe('The milestones on the timeline, from the earliest to the latest.'),
  leadership: heading,
  jobs: heading,
  apply: line(24).describe('The text of the button beside each open position.'),
  closing,
});
