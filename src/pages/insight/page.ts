import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, linkList, section } from '#site/markdown';
import { insights } from '../../collections/insights/collection.ts';
import { team } from '../../collections/team/collection.ts';
import {
  neighborsOf,
  relatedTo,
  toArticleLink,
  toArticleNumber,
  toCard,
} from '../../features/articles/cards.ts';
import { toListPath } from '../../features/articles/list-path.ts';
import { describeArticle } from '../../features/head/structured-data.ts';
import { copyAbout } from '../../features/inquiries/inquiries.ts';
import { numberHeadings } from '../../lib/drawing-numbers.ts';
import { insightCopySchema } from './copy.ts';

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
      /** The next newer and next older articles, if any. */
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
