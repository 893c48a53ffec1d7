import { z } from 'zod';
import {
  dayThat,
  flag,
  group,
  image,
  line,
  link,
  list,
  publication,
  reference,
  searchTitle,
  whole,
} from '#check/fields';
import { defineCollection, type EntryOf, newestFirst } from '#site';
import { toMinutes } from '#site/content/reading-time';
import { distinctValues } from '../distinct.ts';

export const insightCategories = [
  'Case Studies',
  'Technical Guides',
  'Industry Reports',
  'White Papers',
  'Webinars',
] as const;

/** The badge style of a category, unless an article sets its own. */
const defaultBadges: Record<InsightCategory, BadgeVariant> = {
  'Case Studies': 'outline',
  'Technical Guides': 'outline',
  'Industry Reports': 'secondary',
  'White Papers': 'outline',
  Webinars: 'default',
};

/** A recording that readers may watch. */
const video = z
  .strictObject({
    address: link.describe(
      'A video file in `public/`, as `/videos/name.mp4` or `.webm`, or the address of its page elsewhere, which opens when readers click it.',
    ),
    captions: link
      .optional()
      .describe(
        'The caption file in `public/`, as `/videos/name.vtt`; our own recordings need one.',
      ),
  })
  .refine(({ address }) => !address.startsWith('/') || /\.(mp4|webm)$/.test(address), {
    error: 'is no film that every browser plays; save it as .mp4 or .webm, and write its name',
    path: ['address'],
  })
  .refine(({ captions }) => captions?.endsWith('.vtt') !== false, {
    error: 'is no file of captions; save them as .vtt, and write its name',
    path: ['captions'],
  })
  .refine(({ address, captions }) => !address.startsWith('/') || captions !== undefined, {
    error: 'is missing: a recording of our own needs captions, such as /videos/name.vtt',
    path: ['captions'],
  });

export const insightSchema = group('An insight article: `content/insights/<slug>.mdx`.', {
  title: line(140).describe('The headline; lists show two lines of it.'),
  excerpt: line(320).describe('What the reader will learn; lists show three lines of it.'),
  searchTitle: searchTitle.optional(),
  category: z
    .enum(insightCategories)
    .describe('The category that lists the article; its name is on the badge.'),
  type: z
    .enum([
      'report',
      'case-study',
      'guide',
      'article',
      'whitepaper',
      'webinar',
      'research',
      'brief',
    ])
    .describe('The kind of document this is.'),
  author: reference('team').describe('The team member who wrote the article.'),
  date: dayThat('published').describe('The day of publication.'),
  takesPlace: dayThat('takes place')
    .optional()
    .describe('The day of the webinar or other event that the article announces, if any.'),
  readTime: whole(1, 240, 'what takes longer than four hours is a course')
    .optional()
    .describe(
      'How many minutes the recording takes to watch; leave this out for a text, whose reading time comes from its word count.',
    ),
  video: video
    .optional()
    .describe(
      'The recording of a webinar, with the article as its transcript; if left out, readers get the webinar as text only.',
    ),
  featured: flag('`true` to show the article at the top of the insights page.'),
  badge: z
    .enum(['default', 'secondary', 'destructive', 'outline'])
    .optional()
    .describe(
      "The style of the category badge on the article's card; if left out, the usual style of its category is used.",
    ),
  image: image.describe('The picture under the headline; lists show it small, without lettering.'),
  products: list(
    reference('products'),
    0,
    5,
    'related articles are chosen by them, and an article about everything is related to all',
  )
    .superRefine(distinctValues)
    .default([])
    .describe(
      "The products the article is about, if any; lists show the first one's symbol if the article has no picture of its own.",
    ),
  ...publication,
});

export const insights = defineCollection({
  name: 'insights',
  schema: insightSchema,
  // Fills in what the author left to be computed or defaulted.
  pick: (fields: Insight, wordCount) => {
    const { readTime = toMinutes(wordCount), badge = defaultBadges[fields.category] } = fields;
    return { ...fields, readTime, badge };
  },
  order: newestFirst,
  titleField: 'title',
  excerptField: 'excerpt',
  template: {
    sentence: 'Say what the reader can do after reading.',
    headings: ['The problem', 'What we measured'],
  },
  needed: true,
});

export type Insight = z.infer<typeof insightSchema>;
export type InsightEntry = EntryOf<typeof insights>;
export type InsightCategory = Insight['category'];
export type BadgeVariant = NonNullable<Insight['badge']>;
