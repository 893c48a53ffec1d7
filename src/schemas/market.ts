import { z } from 'zod';

import { accent, draft, figure, image, line, order, publishAt, reference } from './fields';

export const impactKinds = ['savings', 'reliability', 'efficiency', 'availability'] as const;

/** The project that proves the solution; it names the page that tells it. */
const caseStudySchema = z
  .strictObject({
    /** What was done, in one line. */
    title: line(90),
    /** What came of it, in one line. */
    result: line(90),
    /** The success story that tells it. */
    story: reference('stories').optional(),
    /** The insight article that tells it, where there is no story. */
    insight: reference('insights').optional(),
  })
  .refine((study) => (study.story === undefined) !== (study.insight === undefined), {
    error:
      'or caseStudy.insight is needed, and only one of them: write the slug of the story or of the article that tells this project',
    path: ['story'],
    // Also where other fields fail; only a group of fields can name anything at all.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });

/** A market: `content/markets/<slug>.mdx`. */
export const marketSchema = z.strictObject({
  /** Where the market stands in every list of markets, counted from 1. */
  order,
  /** The name of the market. */
  name: line(32),
  /** One sentence for the home page and for search results. */
  description: line(200),
  /** The colour of its accents. */
  color: accent,
  /** Its elevation drawing. */
  image,
  /** What makes supply difficult here, in two or three sentences. */
  challenge: line(400),
  /** What we do about it, in two or three sentences. */
  solution: line(400),
  /** Six places where our equipment works in this market. */
  applications: z.array(line(48)).length(6),
  /** Six things that are better afterwards. */
  benefits: z.array(line(48)).length(6),
  /** The three figures of the market's plate. */
  stats: z.strictObject({
    /** How many projects were delivered. */
    projects: figure,
    /** How far they are spread, such as 50 cities. */
    coverage: figure,
    /** What they improved. */
    impact: figure.extend({
      /** The kind of improvement. */
      kind: z.enum(impactKinds),
    }),
  }),
  /** The project that proves it. */
  caseStudy: caseStudySchema,
  /** The drawing number of its page. */
  drawing: line(12),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export type Market = z.infer<typeof marketSchema>;
