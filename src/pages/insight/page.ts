import { z } from 'zod';
import { facts, headline, linkList, section } from '#base/markdown';
import { closing, entryHeading, line } from '#check/fields';
import type { LoaderData } from '#site/define/define-page';
import { definePage, everyEntry } from '#site/define/define-page';
import {
  neighboursOf,
  relatedTo,
  toArticleLink,
  toArticleNumber,
  toCard,
} from '../../collections/insights/cards';
import type { InsightEntry } from '../../collections/insights/collection';
import { insights } from '../../collections/insights/collection';
import { team } from '../../collections/team/collection';
import { describeArticle } from '../../head/article-data';
import { numberHeadings } from '../../lib/drawing-numbers';
import { closeAbout } from '../contact/enquiries';
import { toListPath } from '../insights/lists';

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

/**
 * So many articles have a card of their own: to draw one takes a tenth of all that a page takes. Older
 * ones, which few people share, have that of their list.
 */
const MOST_CARDS = 200;

/** An article. */
export const insight = definePage({
  copy: insightCopySchema,
  anchors: ['related'],
  showsProse: true,
  getStaticPaths: everyEntry(insights),
  loader: ({ entry, entries, text, copy, content }) => {
    const body = content.render(text);
    const list = content.linkTo('/insights');
    return {
      head: {
        title: entry.title,
        description: entry.excerpt,
        card: entries.indexOf(entry) < MOST_CARDS ? undefined : list.path,
      },
      copy: {
        ...numberHeadings(copy, toArticleNumber(entry, entries)),
        closing: closeAbout(copy.closing, {
          name: entry.title,
          subject: toSubject(entry),
          content,
        }),
      },
      article: entry,
      author: content.getEntry(team, entry.author),
      body,
      related: relatedTo(entry, content),
      /** The addresses of the next newer and the next older article, where there are some. */
      ...neighboursOf(entry, entries),
      terms: content.terms(body.terms),
      list,
      categoryLink: { label: entry.category, path: toListPath(entry.category, 1) },
    };
  },
  meta: ({ list, categoryLink, article, author, head, path }, site) => ({
    breadcrumbs: [list, categoryLink],
    lastModified: [article.date],
    feed: { date: article.date, author: author.name, category: article.category },
    jsonLd: [
      describeArticle(
        { title: article.title, card: head.card ?? path, date: article.date, author },
        site,
      ),
    ],
  }),
  search: {
    group: 'article',
    toEntry: ({ entry, content }) => {
      const { title, excerpt, category, author, ...card } = toCard(entry, content);
      const { badge, date, length, product } = card;
      return { title, excerpt, category, author, article: { badge, date, length, product } };
    },
  },
  toMarkdown: ({ copy, article, author, related }, prose) => [
    headline(article.title),
    article.excerpt,
    facts([
      { label: copy.facts.category, value: article.category },
      { label: copy.facts.author, value: `${author.name}, ${author.role}` },
      { label: copy.facts.date, value: article.date },
      ...(article.takesPlace === undefined
        ? []
        : [{ label: copy.facts.takesPlace, value: article.takesPlace }]),
    ]),
    prose,
    section(copy.related.title, linkList(related.map(toArticleLink))),
  ],
});

export type InsightPage = LoaderData<typeof insight>;

/** The first product that an article is about, if any. */
function toSubject({ products: [slug] }: InsightEntry) {
  return slug === undefined ? null : ({ kind: 'product', slug } as const);
}
