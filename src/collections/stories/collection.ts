import { z } from 'zod';
import type { FieldMeta } from '#check/fields';
import {
  dayThat,
  group,
  image,
  invitation,
  line,
  list,
  order,
  publication,
  reference,
} from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';

export const resultIconNames = ['fall', 'rise', 'clock', 'home', 'lamp', 'check', 'coin'] as const;

/** A month or week of a project, counted from its start. */
const position = z
  .int()
  .min(1)
  .max(120)
  .meta({ why: 'the phases are drawn side by side on one line' } satisfies FieldMeta);

/** A phase of a project: what was done, and when. */
const phase = z
  .strictObject({
    when: line(32).describe('When the phase took place.'),
    what: line(160).describe('What was done in it.'),
    from: position
      .optional()
      .describe(
        'The month (or week) of the project in which it began, counted from 1; it draws the bar.',
      ),
    to: position
      .optional()
      .describe('The last month (or week) of it; without one the bar is dashed and has no end.'),
  })
  .refine(({ from, to }) => to === undefined || (from !== undefined && from <= to), {
    error: 'needs a `from` that is not later: a phase begins before it ends',
    path: ['to'],
  });

export const storySchema = group('A success story: `content/stories/<slug>.mdx`.', {
  order: order.describe(
    'Where the story stands on the home page, counted from 1; the check names a free number where one is taken.',
  ),
  title: line(140).describe('What happened, as a headline.'),
  category: line(60).describe('The kind of project.'),
  client: line(60).describe('Who it was done for.'),
  location: line(60).describe('Where it was done.'),
  duration: line(40).describe('How long it took.'),
  date: dayThat('published').describe('The day the story was written.'),
  challenge: line(600).describe('What was wrong, in one or two sentences.'),
  solution: line(600).describe('What was built, in one or two sentences.'),
  results: list(
    z.strictObject({
      metric: line(12).describe('The reading, such as "−62%".'),
      label: line(64).describe('What was read.'),
      icon: z.enum(resultIconNames).describe('The small picture above the reading.'),
    }),
    1,
    6,
    'they stand side by side as the proof of the story',
  ).describe('The readings taken afterwards, the most important one first.'),
  timeline: list(phase, 2, 20, 'the phases hang on one line from first to last').describe(
    'The phases of the project, first to last.',
  ),
  timelineUnit: line(16)
    .optional()
    .describe(
      'What `from` and `to` of the phases count, such as Month; it stands above their bars.',
    ),
  image: image.describe('The drawing of the installation.'),
  products: list(
    reference('products'),
    1,
    12,
    'a story shows what was built, and each product takes a tile',
  ).describe('The products that were used.'),
  market: reference('markets').describe('The market it belongs to.'),
  closing: invitation
    .optional()
    .describe('The invitation at the end of its page; without one, that of every story.'),
  ...publication,
});

export const stories = defineCollection({
  name: 'stories',
  schema: storySchema,
  order: byOrder,
  roles: { title: 'title', excerpt: 'solution' },
  // The answer on the page, at full length.
  cutExcerpt: true,
  starter: { sentence: 'Say who asked for what.', headings: ['The site before', 'What was built'] },
});

export type Story = z.infer<typeof storySchema>;
export type StoryEntry = EntryOf<typeof stories>;
export type ResultIcon = (typeof resultIconNames)[number];
