import { z } from 'zod';

import { contactCopySchema } from './contact';
import { action, closing, heading, line, seo } from './fields';
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

/** The list of products: `content/pages/products.mdx`. */
export const productsCopySchema = z.strictObject({
  kind: z.literal('products'),
  seo,
  header: pageHeader,
  /** The name of the strip of symbols, for screen readers. */
  index: line(40),
  /** The button that asks for a quote; the product is added to its address. */
  quote: action,
  /** The button that leads to the rating sheet of a product. */
  datasheet: line(40),
  closing,
});

/** What surrounds each product on its own page: `content/pages/products/[slug].mdx`. */
export const productCopySchema = z.strictObject({
  kind: z.literal('product'),
  /** The heading above the ratings. */
  ratings: heading,
  /** The heading above the features. */
  features: line(40),
  /** The heading above the prose. */
  practice: heading,
  /** The heading above the story in which it was used. */
  story: heading,
  /** The heading above the next two products. */
  next: heading,
});

/** The words on every rating sheet: `content/pages/products/[slug]/datasheet.mdx`. */
export const datasheetCopySchema = z.strictObject({
  kind: z.literal('datasheet'),
  /** What the document is; it stands above the product's name. */
  title: line(24),
  /** In front of the product's name, on the link back to its page. */
  back: line(24),
  /** The button that prints the sheet. */
  print: line(24),
  /** The link to the same sheet as a file. */
  download: line(24),
  /** The headings of its parts. */
  headings: z.strictObject({
    ratings: line(24),
    features: line(24),
    standards: line(24),
    dimensions: line(24),
    ordering: line(24),
  }),
  /** The two views of the outline drawing. */
  views: z.strictObject({ front: line(12), side: line(12) }),
  /** The cells of the title block at its foot. */
  cells: z.strictObject({
    company: line(12),
    contact: line(12),
    drawing: line(12),
    sheet: line(12),
    revision: line(12),
    released: line(12),
  }),
  /** In the cell of the sheet's number. */
  onlySheet: line(12),
});

/** The list of markets: `content/pages/markets.mdx`. */
export const marketsCopySchema = z.strictObject({
  kind: z.literal('markets'),
  seo,
  header: pageHeader,
  /** Before the number of a market, such as "Market 1 of 4": the first word. */
  position: line(24),
  /** Between its number and the total. */
  of: line(8),
  /** The heading above a market's problem. */
  challenge: line(32),
  /** The heading above our answer. */
  solution: line(32),
  /** The heading above the applications. */
  applications: line(32),
  /** The heading above the benefits. */
  benefits: line(32),
  /** The words above the project that proves it. */
  caseStudy: line(32),
  /** The button that asks about a market; the market is added to its address. */
  enquire: action,
  /** The button that leads to the case studies. */
  caseStudies: action,
  closing,
});

/** What surrounds each market on its own page: `content/pages/markets/[slug].mdx`. */
export const marketCopySchema = z.strictObject({
  kind: z.literal('market'),
  /** The heading above the prose. */
  practice: heading,
  /** The heading above the other markets. */
  next: heading,
});

/** What surrounds each story on its own page: `content/pages/stories/[slug].mdx`. */
export const storyCopySchema = z.strictObject({
  kind: z.literal('story'),
  /** The words in front of the facts of a project. */
  facts: z.strictObject({
    client: line(24),
    location: line(24),
    duration: line(24),
    market: line(24),
  }),
  /** The heading above the readings. */
  results: line(40),
  /** The heading above the phases. */
  timeline: heading,
  /** The heading above the products. */
  products: heading,
});

/** The list of stories: `content/pages/stories.mdx`. */
export const storiesCopySchema = z.strictObject({
  kind: z.literal('stories'),
  seo,
  header: pageHeader,
  closing,
});

/** The list of insights: `content/pages/insights.mdx`. */
export const insightsCopySchema = z.strictObject({
  kind: z.literal('insights'),
  seo,
  header: pageHeader,
  search: z.strictObject({
    /** The name of the box, for screen readers. */
    label: line(40),
    /** What one may look for. */
    placeholder: line(60),
    /** The button. */
    button: line(24),
    /** Before the number of hits. */
    results: line(40),
    /** When nothing was found. */
    nothing: line(120),
    /** The link that ends a search. */
    clear: line(40),
    /** The link that looks in all categories, where one is chosen. */
    everywhere: line(40),
    /** The link to somebody who knows. */
    contact: action,
    /** While the index is on its way. */
    loading: line(60),
    /** When the index cannot be loaded. */
    failure: line(120),
    /** The button that tries again. */
    retry: line(40),
  }),
  featured: heading,
  register: heading,
  /** The name of the row of filters, for screen readers. */
  filters: line(40),
  /** The first filter. */
  all: line(16),
  /** The button below the list. */
  loadMore: line(40),
  /** Said to screen readers when the list has changed, before the number of articles. */
  shown: line(40),
  more: z.strictObject({
    /** While further articles are on their way. */
    loading: line(60),
    /** While a fetch that failed is tried again. */
    retrying: line(90),
    /** While there is no connection. */
    offline: line(120),
    /** When the last try has failed. */
    failed: line(120),
    /** The button that tries again. */
    retry: line(24),
  }),
  /** The link from a further page to the first. */
  newer: line(40),
  newsletter: z.strictObject({
    /** The name of the letter. */
    title: line(60),
    /** What it brings. */
    lead: line(200),
  }),
});

/** The list of everything, and the search of the whole site: `content/pages/search.mdx`. */
export const searchCopySchema = z.strictObject({
  kind: z.literal('search'),
  seo,
  header: pageHeader,
  /** The heading above the list of everything. */
  everything: heading,
  /** The heading above the hits of a search. */
  hits: heading,
  /** The link to a full list, where the list of everything names only the newest. */
  full: line(40),
});

/** What surrounds each article: `content/pages/insights/[slug].mdx`. */
export const insightCopySchema = z.strictObject({
  kind: z.literal('insight'),
  /** The words in front of the facts of an article. */
  facts: z.strictObject({
    category: line(24),
    author: line(24),
    date: line(24),
    readTime: line(24),
    minutes: line(8),
  }),
  /** The word in front of the number of a figure. */
  figure: line(12),
  /** The heading above the table of contents. */
  contents: line(32),
  /** The links at the end to the articles before and after this one. */
  neighbours: z.strictObject({
    /** To the next newer article. */
    newer: line(24),
    /** To the next older one. */
    older: line(24),
  }),
  /** What a reader may do at the end of an article. */
  aids: z.strictObject({
    /** The button that copies the address. */
    copy: line(24),
    /** Said once it is copied. */
    copied: line(40),
    /** The name of the box that shows the address where it cannot be copied. */
    address: line(40),
    /** The button that opens the share sheet of the device. */
    share: line(24),
    /** The button that leads back to the headline. */
    top: line(24),
  }),
  /** The heading above related articles. */
  related: heading,
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

/** What surrounds each position: `content/pages/company/careers/[slug].mdx`. */
export const jobCopySchema = z.strictObject({
  kind: z.literal('job'),
  /** The words in front of the facts of a position. */
  facts: z.strictObject({
    department: line(24),
    location: line(24),
    type: line(24),
    posted: line(24),
  }),
  /** The button; the position is added to its address. */
  apply: action,
  /** The link to the other positions. */
  others: action,
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
