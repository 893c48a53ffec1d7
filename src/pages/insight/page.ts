import { z } from 'zod';
import { facts, headline, linkList, section } from '#base/markdown';
import { closing, entryHeading, group, line } from '#check/fields';
import { definePage, everyEntry, type LoaderData } from '#site';
import {
  listAuthors,
  neighborsOf,
  relatedTo,
  toArticleLink,
  toArticleNumber,
  toCard,
} from '../../collections/insights/cards';
import { type InsightEntry, insights } from '../../collections/insights/collection';
import { describeArticle } from '../../head/article-data';
import { numberHeadings } from '../../lib/drawing-numbers';
import { closeAbout } from '../contact/enquiries';
import { toListPath } from '../insights/lists';

export const insightCopySchema = group(
  'What surrounds each article: `content/pages/insights/[slug].mdx`.',
  {
    kind: z.literal('insight'),
    facts: group('The words in front of the facts of an article.', {
      category: line(24),
      author: line(24),
      date: line(24),
      takesPlace: line(24).describe('In front of the day of a webinar or another event.'),
      readTime: line(24),
      minutes: line(8),
      recording: line(24).describe('In front of the minutes of a webinar.'),
      page: line(24).describe('In front of what a page of a webinar is for.'),
    }),
    recording: group('What a webinar is for, and the words around its recording.', {
      read: line(40).describe('Where there is no recording to watch.'),
      watch: line(40).describe('Where there is one.'),
      open: line(40).describe('The link to a recording on another site. `{host}` is filled in.'),
      captions: line(24).describe('The name of the captions in the menu of the player.'),
      transcript: line(32).describe('The link to the text below.'),
    }),
    figure: line(12).describe('The word in front of the number of a figure.'),
    neighbors: group('The links at the end to the articles before and after this one.', {
      newer: line(24).describe('To the next newer article.'),
      older: line(24).describe('To the next older one.'),
    }),
    aids: group('What a reader may do at the end of an article.', {
      copy: line(24).describe('The button that copies the address.'),
      copied: line(40).describe('Said once it is copied.'),
      address: line(40).describe(
        'The name of the box that shows the address where it cannot be copied.',
      ),
      share: line(24).describe('The button that opens the share sheet of the device.'),
      top: line(24).describe('The button that leads back to the headline.'),
    }),
    related: entryHeading.describe('The heading above related articles.'),
    closing: closing.describe(
      'The band at the end; the product of the article, if any, is added to the addresses of the contact page.',
    ),
  },
);

/**
 * The newest articles get their own cards: drawing one takes a tenth of the time of a whole page.
 * Older ones, which few people share, use the card of their list.
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
      authors: listAuthors(entry, content),
      body,
      related: relatedTo(entry, content),
      /** The addresses of the next newer and next older articles, if any. */
      ...neighborsOf(entry, entries),
      terms: content.terms(body.terms),
      list,
      categoryLink: { label: entry.category, path: toListPath(entry.category, content) },
    };
  },
  meta: ({ list, categoryLink, article, authors, head, path }, site) => ({
    breadcrumbs: [list, categoryLink],
    lastModified: [article.date],
    feed: {
      date: article.date,
      authors: authors.map(({ name }) => name),
      category: article.category,
    },
    jsonLd: [describeArticle({ ...article, card: head.card ?? path, authors }, site)],
  }),
  search: {
    group: 'article',
    toEntry: ({ entry, content }) => {
      const { title, excerpt, category, author, ...card } = toCard(entry, content);
      const { badge, date, length, product, lang } = card;
      return { title, excerpt, category, author, article: { badge, date, length, product, lang } };
    },
  },
  toMarkdown: ({ copy, article, authors, related }, prose) => [
    headline(article.title),
    article.excerpt,
    facts([
      { label: copy.facts.category, value: article.category },
      {
        label: copy.facts.author,
        value: authors.map(({ name, role }) => `${name}, ${role}`).join('; '),
      },
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
