import { z } from 'zod';

import { action, closing, heading, line, seo } from './fields';
import { pageHeader } from './page-parts';

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
