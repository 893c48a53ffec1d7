import { z } from 'zod';
import { toMinutes } from '#base/reading-time';
import type { FieldMeta } from '#check/fields';
import { dayThat, image, language, line, link, list, publication, reference } from '#check/fields';
import { defineCollection, type EntryOf, newestFirst } from '#site';
import { adviseFeatured, adviseReadTime } from './advice';

export const insightCategories = [
  'Case Studies',
  'Technical Guides',
  'Industry Reports',
  'White Papers',
  'Webinars',
] as const;

const insightTypes = [
  'report',
  'case-study',
  'guide',
  'article',
  'whitepaper',
  'webinar',
  'research',
  'brief',
] as const;

export const badgeVariants = ['default', 'secondary', 'destructive', 'outline'] as const;

/** The badge style of a category, unless an article sets its own. */
const defaultBadges: Record<(typeof insightCategories)[number], BadgeVariant> = {
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
      '`/videos/name.mp4` or `.webm` in `public/`; or the address of its page elsewhere, which opens when it is pressed.',
    ),
    captions: link
      .optional()
      .describe(
        'Its captions, `/videos/name.vtt` in `public/`; a recording of our own needs them.',
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

export const insightSchema = z
  .strictObject({
    title: line(140).describe('The headline; lists show two lines of it.'),
    excerpt: line(320).describe('What the reader will learn; lists show three lines of it.'),
    category: z.enum(insightCategories).describe('The shelf it stands on.'),
    type: z.enum(insightTypes).describe('What kind of document it is.'),
    author: reference('team').describe('The team member who wrote it.'),
    coauthors: list(reference('team'), 1, 3, 'the line of an article in a list names a few people')
      .optional()
      .describe('The team members who wrote it with the author, if any.'),
    date: dayThat('published').describe('The day of publication.'),
    takesPlace: dayThat('takes place')
      .optional()
      .describe(
        'The day on which a webinar or another event takes place, where the article announces one.',
      ),
    readTime: z
      .int()
      .min(1)
      .max(240)
      .meta({
        why: 'what takes longer than four hours is a course',
      } satisfies FieldMeta)
      .optional()
      .describe(
        'Minutes it takes to watch; where it is read, leave this out, and the words are counted.',
      ),
    video: video
      .optional()
      .describe(
        'The recording of a webinar, where it can be watched; its text is then the transcript. Without it, a webinar is read.',
      ),
    featured: z
      .boolean()
      .default(false)
      .describe('Whether it stands at the top of the insights page.'),
    badge: z
      .enum(badgeVariants)
      .optional()
      .describe('How its category badge is drawn; each category has a usual one.'),
    image: image.describe(
      'The figure under the headline; lists show it small, without its letters.',
    ),
    products: list(
      reference('products'),
      0,
      5,
      'related articles are chosen by them, and an article about everything is related to all',
    )
      .default([])
      .describe(
        "The products it is about, if any; the first one's symbol stands in lists where it has no figure.",
      ),
    lang: language
      .optional()
      .describe(
        'The language of the whole article where it is not English, such as `de` or `pt-BR`; what stands around it stays English.',
      ),
    ...publication,
  })
  .refine(({ author, coauthors = [] }) => new Set([author, ...coauthors]).size > coauthors.length, {
    error: 'names somebody twice; take out who is named already',
    path: ['coauthors'],
  })
  .describe('An insight article: `content/insights/<slug>.mdx`.');

export const insights = defineCollection({
  name: 'insights',
  schema: insightSchema,
  // Fills in what the author left to be computed or defaulted.
  shown: (fields: z.output<typeof insightSchema>, words) => {
    const { readTime = toMinutes(words), badge = defaultBadges[fields.category] } = fields;
    return { ...fields, readTime, badge };
  },
  order: newestFirst,
  roles: { title: 'title', excerpt: 'excerpt' },
  starter: {
    sentence: 'Say what the reader can do after reading.',
    headings: ['The problem', 'What we measured'],
  },
  needed: true,
  advise: adviseReadTime,
  adviseAll: adviseFeatured,
});

export type Insight = z.infer<typeof insightSchema>;
export type InsightEntry = EntryOf<typeof insights>;
export type InsightCategory = Insight['category'];
export type BadgeVariant = (typeof badgeVariants)[number];
