import { z } from 'zod';
import { contactCopySchema } from './contact';
import {
  datasheetCopySchema,
  insightCopySchema,
  jobCopySchema,
  marketCopySchema,
  productCopySchema,
  storyCopySchema,
} from './entry-copy';
import { action, closing, heading, line, seo } from './fields';
import {
  insightsCopySchema,
  marketsCopySchema,
  productsCopySchema,
  searchCopySchema,
  storiesCopySchema,
} from './list-copy';
import { mission, pageHeader, value } from './page-parts';

/** The home page: `content/pages/index.mdx`. */
export const homeCopySchema = z.strictObject({
  kind: z.literal('home'),
  seo,
  hero: z.strictObject({
    /** The headline. */
    title: line(80),
    /** The sentence below it. */
    text: line(200),
    /** The three buttons, the most important one first. */
    actions: z.array(action).length(3),
    /** Three reasons in a few words. */
    highlights: z
      .array(
        z.strictObject({
          /** The reason. */
          title: line(24),
          /** What it means. */
          text: line(32),
        }),
      )
      .length(3),
    /** The lamp below the drawing. */
    status: z.strictObject({
      /** The words beside the lamp. */
      state: line(32),
      /** The figure beside it. */
      value: line(12),
      /** What the figure is. */
      label: line(16),
    }),
  }),
  products: heading,
  markets: heading,
  stories: heading,
  about: heading,
  mission,
  /** Three values of the company. */
  values: z.array(value).length(3),
  group: heading,
  /** The word above the certificates. */
  certifications: line(32),
  /** The tile about the people: before, and after the number of engineers. */
  team: z.strictObject({
    before: line(32),
    after: line(32),
  }),
});

/** The company page: `content/pages/company.mdx`. */
export const companyCopySchema = z.strictObject({
  kind: z.literal('company'),
  seo,
  header: pageHeader,
  mission,
  valuesHeading: heading,
  /** Four values of the company. */
  values: z.array(value).length(4),
  timeline: heading,
  /** Six milestones from 2009 to 2024, first to last. */
  milestones: z
    .array(
      z.strictObject({
        /** The year. */
        year: z.int().min(2009).max(2100),
        /** The milestone in two or three words. */
        title: line(32),
        /** What happened. */
        description: line(160),
      }),
    )
    .length(6),
  leadership: heading,
  jobs: heading,
  /** The button beside each position. */
  apply: line(24),
  closing,
});

export const plainListNames = ['jobs', 'news', 'downloads', 'glossary'] as const;

/** A page of prose: any other file below `content/pages/`. */
export const plainCopySchema = z.strictObject({
  kind: z.literal('plain'),
  seo,
  header: pageHeader,
  /** A list that stands below the prose. */
  list: z.enum(plainListNames).optional(),
  /** The heading above that list. */
  listHeading: heading.optional(),
  /** The button beside each position of a list of jobs. */
  apply: line(24).optional(),
  closing: closing.optional(),
});

/** The page of an address that does not exist: `content/pages/404.mdx`. */
export const notFoundCopySchema = z.strictObject({
  kind: z.literal('not-found'),
  seo,
  /** The large figure. */
  code: line(4),
  /** The headline. */
  title: line(60),
  /** The sentence below it. */
  lead: line(160),
  /** The way back. */
  action,
});

/** Every kind of file below `content/pages/`, told apart by its `kind`. */
export const pageCopySchema = z.discriminatedUnion('kind', [
  homeCopySchema,
  productsCopySchema,
  productCopySchema,
  datasheetCopySchema,
  marketsCopySchema,
  marketCopySchema,
  storiesCopySchema,
  storyCopySchema,
  insightsCopySchema,
  insightCopySchema,
  searchCopySchema,
  companyCopySchema,
  jobCopySchema,
  contactCopySchema,
  plainCopySchema,
  notFoundCopySchema,
]);

export type PageCopy = z.infer<typeof pageCopySchema>;
export type PageKind = PageCopy['kind'];
export type PlainListName = (typeof plainListNames)[number];

/** The copy of one kind of page. */
export type CopyOf<K extends PageKind> = Extract<PageCopy, { kind: K }>;
