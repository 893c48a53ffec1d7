import { z } from 'zod';
import {
  accent,
  figure,
  group,
  image,
  invitation,
  line,
  list,
  order,
  publication,
  reference,
  scene,
  searchTitle,
} from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';

export const impactKinds = ['savings', 'reliability', 'efficiency', 'availability'] as const;

export type ImpactKind = (typeof impactKinds)[number];

/** Why the two lists of a market have their limits. */
const BESIDE =
  'applications and benefits stand side by side, which looks empty with one and endless with more than a dozen';

/** The project that proves the solution; it names its page. */
const caseStudySchema = z
  .strictObject({
    title: line(140).describe('What was done, in one line.'),
    result: line(140).describe('What came of it, in one line.'),
    story: reference('stories').optional().describe('The success story that tells it.'),
    insight: reference('insights')
      .optional()
      .describe('The insight article that tells it, where there is no story.'),
  })
  .refine((study) => (study.story === undefined) !== (study.insight === undefined), {
    error:
      'or caseStudy.insight is needed, and only one of them: write the slug of the story or of the article that tells this project',
    path: ['story'],
    // Runs even if other fields fail, but only on an object: nothing else can name anything.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });

const percent = z.number().min(0).max(100);

const markSchema = group(
  'A product where it works in the scene; the mark leads to the page of the product.',
  {
    product: reference('products').describe('The product, by its slug.'),
    x: percent.describe(
      'How far to the right it works, in % of the drawing; phones show marks from 51 to 89.',
    ),
    y: percent.describe(
      'How far down, in % of the drawing; large windows may cut off what is above 20.',
    ),
  },
);

export const marketSchema = group('A market: `content/markets/<slug>.mdx`.', {
  order: order.describe(
    'Where the market stands in every list of markets, counted from 1; the check names a free number where one is taken.',
  ),
  name: line(40).describe('The name of the market.'),
  description: line(200).describe('One sentence for the home page and for search results.'),
  searchTitle: searchTitle.optional(),
  promise: line(60)
    .optional()
    .describe(
      'What the market can hold us to, as the headline of its page; without it, the name is the headline.',
    ),
  scene: scene
    .extend({
      marks: list(markSchema, 1, 8, 'each needs room for its name').describe(
        'The products at work in it, each marked once.',
      ),
    })
    .optional()
    .describe(
      'The place where our equipment works, behind the opening of its page; without one, its elevation opens it.',
    ),
  color: accent
    .default('copper')
    .describe('The color of its accents; copper where nothing is said.'),
  image: image
    .optional()
    .describe('Its elevation drawing; without one, a small building on the cable stands for it.'),
  endsCable: z
    .boolean()
    .optional()
    .describe(
      '`true` where the cable ends in its drawing, as at a quay; the cable goes on from others.',
    ),
  challenge: line(600).describe('What makes supply difficult here, in two or three sentences.'),
  solution: line(600).describe('What we do about it, in two or three sentences.'),
  applications: list(line(64), 2, 12, BESIDE).describe(
    'Places where our equipment works in this market.',
  ),
  benefits: list(line(64), 2, 12, BESIDE).describe('Things that are better afterwards.'),
  stats: group("The three figures of the market's plate.", {
    projects: figure.describe('How many projects were delivered.'),
    coverage: figure.describe('How far they are spread, such as 50 cities.'),
    impact: figure
      .extend({
        kind: z.enum(impactKinds).describe('The kind of improvement.'),
      })
      .describe('What they improved.'),
  }),
  caseStudy: caseStudySchema.describe('The project that proves it.'),
  closing: invitation
    .optional()
    .describe('The invitation at the end of its page; without one, that of every market.'),
  ...publication,
});

export const markets = defineCollection({
  name: 'markets',
  schema: marketSchema,
  order: byOrder,
  roles: { title: 'name', excerpt: 'description' },
  starter: {
    sentence: 'Say what makes supply difficult here.',
    headings: ['What we see on site', 'How we usually start'],
    asked: 'caseStudy.story',
  },
  needed: true,
});

export type Market = z.infer<typeof marketSchema>;
export type MarketEntry = EntryOf<typeof markets>;

/** A market as carried in lists, without what only its own page shows. */
export function toListed({ promise: _, scene: __, ...market }: MarketEntry) {
  return market;
}
