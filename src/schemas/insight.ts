import { z } from 'zod';

import { day, draft, image, line, publishAt, reference } from './fields';

export const insightCategories = [
  'Case Studies',
  'Technical Guides',
  'Industry Reports',
  'White Papers',
  'Webinars',
] as const;

export const insightTypes = [
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

/** An insight article: `content/insights/<slug>.mdx`. */
export const insightSchema = z.strictObject({
  /** The headline; lists show two lines of it. */
  title: line(140),
  /** What the reader will learn; lists show three lines of it. */
  excerpt: line(320),
  /** The shelf it stands on. */
  category: z.enum(insightCategories),
  /** What kind of document it is. */
  type: z.enum(insightTypes),
  /** The team member who wrote it. */
  author: reference('team'),
  /** The day of publication. */
  date: day,
  /** Minutes it takes to read or watch, from 8 to 45. */
  readTime: z.int().min(8).max(45),
  /** Whether it stands among the three at the top of the insights page. */
  featured: z.boolean(),
  /** How its category badge is drawn. */
  badge: z.enum(badgeVariants),
  /** The figure under the headline. */
  image,
  /** The products it is about; the first one's symbol stands in the register. */
  products: z.array(reference('products')).min(1).max(3),
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export type Insight = z.infer<typeof insightSchema>;
export type InsightCategory = Insight['category'];
export type BadgeVariant = Insight['badge'];
