import { z } from 'zod';

import { day, draft, image, line, order, publishAt, reference } from './fields';

export const resultIconNames = ['fall', 'rise', 'clock', 'home', 'lamp', 'check', 'coin'] as const;

/** A success story: `content/stories/<slug>.mdx`. */
export const storySchema = z.strictObject({
  /** Where the story stands on the home page, counted from 1. */
  order,
  /** What happened, as a headline. */
  title: line(90),
  /** The kind of project. */
  category: line(40),
  /** Who it was done for. */
  client: line(60),
  /** Where it was done. */
  location: line(60),
  /** How long it took. */
  duration: line(24),
  /** The day the story was written. */
  date: day,
  /** What was wrong, in one or two sentences. */
  challenge: line(300),
  /** What was built, in one or two sentences. */
  solution: line(300),
  /** Three to five readings taken afterwards. */
  results: z
    .array(
      z.strictObject({
        /** The reading, such as "−62%". */
        metric: line(12),
        /** What was read. */
        label: line(48),
        /** The small picture above the reading. */
        icon: z.enum(resultIconNames),
      }),
    )
    .min(3)
    .max(5),
  /** The phases of the project, first to last. */
  timeline: z
    .array(
      z.strictObject({
        /** When the phase took place. */
        when: line(32),
        /** What was done in it. */
        what: line(120),
      }),
    )
    .min(3)
    .max(8),
  /** The drawing of the installation. */
  image,
  /** The products that were used. */
  products: z.array(reference('products')).min(1).max(6),
  /** The market it belongs to. */
  market: reference('markets'),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export type Story = z.infer<typeof storySchema>;
export type ResultIcon = (typeof resultIconNames)[number];
