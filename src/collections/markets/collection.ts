import { z } from 'zod';
import {
  flag,
  group,
  image,
  line,
  list,
  orderNumber,
  percent,
  publication,
  reference,
  searchTitle,
} from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';
import { distinct } from '../distinct.ts';
import { accent, figure, invitation, scene } from '../fields.ts';
import { jobs, night } from './night.ts';

/** Why the two lists of a market have their limits. */
const BESIDE =
  'applications and benefits stand side by side, which looks empty with one and endless with more than a dozen';

/** The project that proves the solution; it names its page. */
const caseStudySchema = z
  .strictObject({
    title: line(140).describe('What was done in the project: the title of the case study.'),
    result: line(140).describe('The result of the project in one line, shown below the title.'),
    story: reference('stories').optional().describe('The success story about this project.'),
    insight: reference('insights')
      .optional()
      .describe('The insight article about this project, if there is no story.'),
  })
  .refine((study) => (study.story === undefined) !== (study.insight === undefined), {
    error:
      'or caseStudy.insight is needed, and only one of them: write the slug of the story or of the article that tells this project',
    path: ['story'],
    // Runs even if other fields fail, but only on an object: nothing else can name anything.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });

const markSchema = group(
  "A product marked where it works in the scene; the mark links to the product's page.",
  {
    product: reference('products').describe('The product, by its slug.'),
    x: percent.describe(
      "How far the mark is from the left edge, in % of the drawing's width; phones show marks from 51 to 89.",
    ),
    y: percent.describe(
      "How far the mark is from the top edge, in % of the drawing's height; large windows may cut off the top 20%.",
    ),
  },
);

export const marketSchema = group('A market: `content/markets/<slug>.mdx`.', {
  order: orderNumber('this market in every list of markets'),
  name: line(40).describe('The name of the market.'),
  description: line(200).describe('One sentence, for the home page and for search results.'),
  searchTitle: searchTitle.optional(),
  promise: line(60)
    .optional()
    .describe(
      'A promise this market can hold us to, as the headline of its page and beside its scene in the list of markets; if left out, the name is the headline.',
    ),
  scene: scene
    .extend({
      marks: list(markSchema, 1, 8, 'each needs room for its name')
        .superRefine(distinct({ path: ['product'], read: ({ product }) => product }))
        .describe('The products at work in the scene, each marked once.'),
    })
    .optional()
    .describe(
      'The place where our equipment works, as a wide drawing behind the top of the page; the list of markets shows its right part, on phones a square. If left out, both show the elevation drawing.',
    ),
  night: night.optional(),
  jobs: jobs.optional(),
  color: accent.default('copper').describe('The accent color of this market; copper if left out.'),
  image: image
    .optional()
    .describe(
      'The elevation drawing of this market, shown in lists; if left out, a small building on the cable takes its place.',
    ),
  endsCable: flag(
    '`true` if the cable ends inside this drawing, as at a quay; otherwise the cable runs on.',
  ),
  challenge: line(600).describe('What makes power supply difficult, in two or three sentences.'),
  solution: line(600).describe('How we solve that challenge, in two or three sentences.'),
  applications: list(line(64), 2, 12, BESIDE).describe('Places where our equipment works.'),
  benefits: list(line(64), 2, 12, BESIDE).describe('What gets better with our equipment.'),
  stats: group('The three figures shown with the name of this market.', {
    projects: figure.describe('How many projects we delivered in this market.'),
    coverage: figure.describe('How widely these projects are spread, such as 50 cities.'),
    impact: figure
      .extend({
        kind: z
          .enum(['savings', 'reliability', 'efficiency', 'availability'])
          .describe("The kind of improvement, named in front of the third figure's label."),
      })
      .describe('What these projects improved, and by how much.'),
  }),
  caseStudy: caseStudySchema.describe('The project that proves our solution works in this market.'),
  closing: invitation
    .optional()
    .describe('The invitation at the end of its page; if left out, the one of all markets.'),
  ...publication,
}).superRefine(({ scene, night }, context) => {
  const marked = scene?.marks.map(({ product }) => product) ?? [];
  for (const [index, { acts }] of night?.moments.entries() ?? [])
    for (const [actIndex, product] of acts.entries()) {
      if (marked.includes(product)) continue;
      const message = `is ${product}, which has no mark in the scene; add it to scene.marks, or delete it here`;
      context.addIssue({
        code: 'custom',
        path: ['night', 'moments', index, 'acts', actIndex],
        message,
      });
    }
});

export const markets = defineCollection({
  name: 'markets',
  schema: marketSchema,
  order: byOrder,
  titleField: 'name',
  excerptField: 'description',
  template: {
    sentence: 'Say what makes supply difficult here.',
    headings: ['What we see on site', 'How we usually start'],
    requiredField: 'caseStudy.story',
  },
  needed: true,
});

export type Market = z.infer<typeof marketSchema>;
export type MarketEntry = EntryOf<typeof markets>;
export type ImpactKind = Market['stats']['impact']['kind'];
