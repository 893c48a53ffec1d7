import { z } from 'zod';
import { closing, entryHeading, group, line } from '#check/fields';
import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, linkList, section } from '#site/markdown';
import {
  neighborsOf,
  relatedTo,
  toArticleLink,
  toArticleNumber,
  toCard,
} from '../../collections/insights/cards.ts';
import { insights } from '../../collections/insights/collection.ts';
import { team } from '../../collections/team/collection.ts';
import { describeArticle } from '../../head/structured-data.ts';
import { numberHeadings } from '../../lib/drawing-numbers.ts';
import { copyAbout } from '../contact/inquiries.ts';
import { toListPath } from '../insights/page.ts';

export const insightCopySchema = group(
  'What surrounds each article: `content/pages/insights/[slug].mdx`.',
  {
    kind: z.literal('insight'),
    facts: group('The words in front of the facts of an article.', {
      category: line(24),
      author: line(24),
      date: line(24),
      takesPlace: line(24).describe('The label before the date of a webinar or another event.'),
      readTime: line(24),
      minutes: line(8),
      recording: line(24).describe('The label before the length of a webinar in minutes.'),
      page: line(24).describe(
        'The label before what the page of a webinar offers: notes to read or a recording to watch.',
      ),
    }),
    recording: group('What a webinar is for, and the words around its recording.', {
      read: line(40).describe(
        'What the page offers if there is no recording, such as "Notes to read".',
      ),
      watch: line(40).describe(
        'What the page offers if there is a recording, such as "To watch, with a transcript".',
      ),
      open: line(40).describe(
        'The link to a recording on another site, whose domain replaces `{host}`.',
      ),
      captions: line(24).describe(
        'The name of the captions in the menu of the video player, such as "English".',
      ),
      transcript: line(32).describe('The link to the transcript below the recording.'),
    }),
    figure: line(12).describe('The word before the number of a figure, such as "Fig.".'),
    neighbors: group('The links at the end to the articles before and after this one.', {
      newer: line(24).describe('The label of the link to the next newer article.'),
      older: line(24).describe('The label of the link to the next older article.'),
    }),
    aids: group('What a reader may do at the end of an article.', {
      copy: line(24).describe('The button that copies the link to the article.'),
      copied: line(40).describe('The message once the link is copied.'),
      share: line(24).describe('The button that opens the share sheet of the device.'),
      top: line(24).describe('The button that leads back to the headline.'),
    }),
    related: entryHeading.describe('The heading above related articles.'),
    closing: closing.describe(
      'The band at the end of the page; links to the contact page carry the product of the article, if any, automatically.',
    ),
  },
);

/**
 * The newest articles get their own cards: drawing one takes a tenth of the time of a whole page.
 * Older ones, which few people share, use the card of their list.
 */
const MOST_CARDS = 200;

export const insight = definePage({
  copy: insightCopySchema,
  anchors: ({ data }) => ['related', ...(Object(data).video ? ['transcript'] : [])],
  showsProse: true,
  getStaticPaths: everyEntry(insights),
  loader: async ({ entry, entries, text, copy, content }) => {
    const list = content.linkTo('/insights');
    const { category, title } = entry;
    const [slug] = entry.products;
    const subject = slug === undefined ? null : ({ kind: 'product', slug } as const);
    const numbered = numberHeadings(copy, toArticleNumber(entry, entries));
    return {
      head: {
        title,
        searchTitle: entry.searchTitle,
        description: entry.excerpt,
        card: entries.indexOf(entry) < MOST_CARDS ? undefined : list.path,
      },
      copy: copyAbout(numbered, { name: title, subject, content }),
      breadcrumb: [list, { label: category, path: toListPath(category, content) }],
      article: entry,
      author: content.getEntry(team, entry.author),
      ...(await content.render(text)),
      related: relatedTo(entry, content),
      /** The addresses of the next newer and next older articles, if any. */
      ...neighborsOf(entry, entries),
    };
  },
  meta: ({ article, author, head, path }, site) => ({
    lastModified: [article.date],
    feed: { date: article.date, authors: [author.name], category: article.category },
    jsonLd: [describeArticle({ ...article, card: head.card ?? path, author }, site)],
  }),
  searchGroup: 'article',
  toSearchHit: ({ entry, content }) => {
    const { title, excerpt, category, author, ...card } = toCard(entry, content);
    const { badge, date, length, product } = card;
    return { title, excerpt, category, author, article: { badge, date, length, product } };
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
