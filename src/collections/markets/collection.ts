import { z } from 'zod';
import {
  accent,
  draft,
  figure,
  image,
  invitation,
  line,
  list,
  order,
  publishAt,
  reference,
} from '#check/fields';
import type { EntryOf } from '#site/define/define-collection';
import { byOrder, defineCollection } from '#site/define/define-collection';

export const impactKinds = ['savings', 'reliability', 'efficiency', 'availability'] as const;

export type ImpactKind = (typeof impactKinds)[number];

/** Why the two lists of a market have their limits. */
const BESIDE =
  'applications and benefits stand side by side, which looks empty with one and endless with more than a dozen';

/** The project that proves the solution; it names the page that tells it. */
const caseStudySchema = z
  .strictObject({
    /** What was done, in one line. */
    title: line(140),
    /** What came of it, in one line. */
    result: line(140),
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
  name: line(40),
  /** One sentence for the home page and for search results. */
  description: line(200),
  /** The colour of its accents; copper where nothing is said. */
  color: accent.default('copper'),
  /** Its elevation drawing; without one, a small building on the cable stands for it. */
  image: image.optional(),
  /** `true` where the cable ends in its drawing, as at a quay; the cable goes on from others. */
  endsCable: z.boolean().optional(),
  /** What makes supply difficult here, in two or three sentences. */
  challenge: line(600),
  /** What we do about it, in two or three sentences. */
  solution: line(600),
  /** Places where our equipment works in this market. */
  applications: list(line(64), 2, 12, BESIDE),
  /** Things that are better afterwards. */
  benefits: list(line(64), 2, 12, BESIDE),
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
  /** The invitation at the end of its page; without one, that of every market. */
  closing: invitation.optional(),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export const markets = defineCollection({
  name: 'markets',
  schema: marketSchema,
  order: byOrder,
  roles: { title: 'name', excerpt: 'description' },
  starter: {
    sentence: 'Say what makes supply difficult here.',
    headings: ['What we see on site', 'How we usually start'],
    either: ['caseStudy.story', 'caseStudy.insight'],
  },
  needed: true,
});

export type Market = z.infer<typeof marketSchema>;
export type MarketEntry = EntryOf<typeof markets>;
