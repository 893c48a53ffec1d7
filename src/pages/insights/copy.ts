import { z } from 'zod';

import { action, closing, entryHeading, heading, line, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts';

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

/** What surrounds each article: `content/pages/insights/[slug].mdx`. */
export const insightCopySchema = z.strictObject({
  kind: z.literal('insight'),
  /** The words in front of the facts of an article. */
  facts: z.strictObject({
    category: line(24),
    author: line(24),
    date: line(24),
    /** In front of the day of a webinar or another event. */
    takesPlace: line(24),
    readTime: line(24),
    minutes: line(8),
    /** In front of the minutes of a webinar. */
    recording: line(24),
    /** In front of what a page of a webinar is for. */
    page: line(24),
  }),
  /** What a webinar is for, and the words around its recording. */
  recording: z.strictObject({
    /** Where there is no recording to watch. */
    read: line(40),
    /** Where there is one. */
    watch: line(40),
    /** The link to a recording on another site. `{host}` is filled in. */
    open: line(40),
    /** The name of the captions in the menu of the player. */
    captions: line(24),
    /** The link to the text below. */
    transcript: line(32),
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
  related: entryHeading,
  /** The band at the end; the product of the article, if any, is added to the addresses of the contact page. */
  closing,
});
