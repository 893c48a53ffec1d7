import { z } from 'zod';
import { facts, linkList, list, section } from '#base/markdown';
import { closing, entryHeading, heading, line, seo } from '#check/fields';
import { definePages, entryPage, listPage } from '#site/define/define-pages';
import { toHeadMarkdown } from '#site/define/page-meta';
import { toCard } from '../../collections/insights/cards';
import { insights } from '../../collections/insights/collection';
import { markets } from '../../collections/markets/collection';
import { products } from '../../collections/products/collection';
import { toProductLink } from '../../collections/products/links';
import { stories } from '../../collections/stories/collection';
import { toStoryLink } from '../../collections/stories/links';
import { askPlate, pageHeader } from '../../components/blocks/page-parts';
import { describeArticle } from '../../head/article-data';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers';
import { askAbout, closeAbout } from '../contact/enquiries';

/** The list of stories: `content/pages/stories.mdx`. */
export const storiesCopySchema = z.strictObject({
  kind: z.literal('stories'),
  seo,
  header: pageHeader,
  /** The heading above the articles that tell further cases; without it they are left to the insights. */
  cases: heading.optional(),
  closing,
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
  timeline: entryHeading,
  /** Below the phases: what the solid bars are, and the dashed ones. */
  bars: z.strictObject({ project: line(40), open: line(40) }),
  /** The heading above the text. */
  account: entryHeading,
  /** The heading above the products, in the margin. */
  products: line(40),
  /** The plate in the margin; `{name}` stands for the client. */
  ask: askPlate,
  /** The band at the end; the market is added to the addresses of the contact page. */
  closing,
});

/** The first digit of the drawing numbers of stories. */
const SERIES = 8;

export const listOfStories = listPage(stories, {
  copy: storiesCopySchema,
  loader: ({ entries, content }) => ({
    stories: entries,
    cases: content
      .getCollection(insights)
      .all.filter(({ category }) => category === 'Case Studies')
      .map((article) => toCard(article, content)),
  }),
  toMarkdown: (page, _, { site }) => {
    const links = linkList(page.stories.map(toStoryLink));
    return [...toHeadMarkdown(page), links === '' ? site.labels.none.stories : links];
  },
});

export const story = entryPage(stories, {
  copy: storyCopySchema,
  anchors: ['timeline', 'account', 'results', 'products'],
  loader: ({ entry, copy, base, body, terms, content }) => {
    const market = content.getCollection(markets).get(entry.market);
    const subject = { kind: 'market', slug: market.slug } as const;
    const about = { name: entry.client, subject, content };
    return {
      copy: {
        ...numberHeadings(copy, toDrawingNumber(SERIES, entry.order)),
        ask: askAbout(copy.ask, about),
        closing: closeAbout(copy.closing, about, entry.closing),
      },
      story: entry,
      body,
      market: { label: market.name, path: market.path },
      products: entry.products.map(content.getCollection(products).get),
      terms,
      list: { label: content.getCopy(storiesCopySchema).seo.title, path: base },
    };
  },
  cardLabels: ({ story }) => [story.category],
  breadcrumbs: ({ list }) => [list],
  jsonLd: ({ story, path }, frame) => [
    describeArticle({ title: story.title, card: path, date: story.date, author: undefined }, frame),
  ],
  toMarkdown: ({ copy, story, market, products }, prose, { site }) => [
    `# ${story.title}`,
    facts([
      { label: copy.facts.client, value: story.client },
      { label: copy.facts.location, value: story.location },
      { label: copy.facts.duration, value: story.duration },
      { label: copy.facts.market, value: `[${market.label}](${market.path})` },
    ]),
    `**${site.labels.challenge}**: ${story.challenge}`,
    `**${site.labels.solution}**: ${story.solution}`,
    section(copy.results, list(story.results.map(({ metric, label }) => `${metric} ${label}`))),
    prose,
    section(
      copy.timeline.title,
      facts(story.timeline.map(({ when, what }) => ({ label: when, value: what }))),
    ),
    section(copy.products, linkList(products.map(toProductLink))),
  ],
});

export const storyPages = definePages(stories, {
  pages: [listOfStories, story],
  search: { kind: 'story', find: ({ entry }) => ({ excerpt: entry.challenge }) },
});
