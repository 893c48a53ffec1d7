import { z } from 'zod';
import type { FieldMeta } from '#check/fields';
import {
  dayThat,
  draft,
  image,
  invitation,
  line,
  list,
  order,
  publishAt,
  reference,
} from '#check/fields';
import { byOrder, defineCollection } from '#site/define/define-collection';

export const resultIconNames = ['fall', 'rise', 'clock', 'home', 'lamp', 'check', 'coin'] as const;

/** A month or a week of a project, counted from its first. */
const position = z
  .int()
  .min(1)
  .max(120)
  .meta({ why: 'the phases are drawn side by side on one line' } satisfies FieldMeta);

/** A phase of a project: what was done, and when. */
const phase = z
  .strictObject({
    /** When the phase took place. */
    when: line(32),
    /** What was done in it. */
    what: line(160),
    /** The month (or week) of the project in which it began, counted from 1; it draws the bar. */
    from: position.optional(),
    /** The last month (or week) of it; without one the bar is dashed and has no end. */
    to: position.optional(),
  })
  .refine(({ from, to }) => to === undefined || (from !== undefined && from <= to), {
    error: 'needs a `from` that is not later: a phase begins before it ends',
    path: ['to'],
  });

/** A success story: `content/stories/<slug>.mdx`. */
export const storySchema = z.strictObject({
  /** Where the story stands on the home page, counted from 1. */
  order,
  /** What happened, as a headline. */
  title: line(140),
  /** The kind of project. */
  category: line(60),
  /** Who it was done for. */
  client: line(60),
  /** Where it was done. */
  location: line(60),
  /** How long it took. */
  duration: line(40),
  /** The day the story was written. */
  date: dayThat('published'),
  /** What was wrong, in one or two sentences. */
  challenge: line(600),
  /** What was built, in one or two sentences. */
  solution: line(600),
  /** The readings taken afterwards, the most important one first. */
  results: list(
    z.strictObject({
      /** The reading, such as "−62%". */
      metric: line(12),
      /** What was read. */
      label: line(64),
      /** The small picture above the reading. */
      icon: z.enum(resultIconNames),
    }),
    1,
    6,
    'they stand side by side as the proof of the story',
  ),
  /** The phases of the project, first to last. */
  timeline: list(phase, 2, 20, 'the phases hang on one line from first to last'),
  /** What `from` and `to` of the phases count, such as Month; it stands above their bars. */
  timelineUnit: line(16).optional(),
  /** The drawing of the installation. */
  image,
  /** The products that were used. */
  products: list(
    reference('products'),
    1,
    12,
    'a story shows what was built, and each product takes a tile',
  ),
  /** The market it belongs to. */
  market: reference('markets'),
  /** The invitation at the end of its page; without one, that of every story. */
  closing: invitation.optional(),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export const stories = defineCollection({
  name: 'stories',
  schema: storySchema,
  order: byOrder,
  roles: { title: 'title', excerpt: 'solution' },
  // It is the answer on the page, as long as it has to be.
  cutExcerpt: true,
  starter: { sentence: 'Say who asked for what.', headings: ['The site before', 'What was built'] },
});

export type Story = z.infer<typeof storySchema>;
export type ResultIcon = (typeof resultIconNames)[number];
