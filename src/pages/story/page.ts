import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, labeled, link, linkList, list, paragraph, section } from '#site/markdown';
import { markets } from '../../collections/markets/collection.ts';
import { products } from '../../collections/products/collection.ts';
import { stories } from '../../collections/stories/collection.ts';
import { describeArticle } from '../../features/head/structured-data.ts';
import { copyAbout } from '../../features/inquiries/inquiries.ts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers.ts';
import { following } from '../../lib/following.ts';
import { storyCopySchema } from './copy.ts';

export const story = definePage({
  copy: storyCopySchema,
  anchors: ['timeline', 'account', 'results', 'products', 'next'],
  showsProse: true,
  getStaticPaths: everyEntry(stories),
  loader: async ({ entry, entries, text, copy, content }) => {
    const market = content.getEntry(markets, entry.market);
    const numbered = numberHeadings(copy, toDrawingNumber('stories', entry));
    const subject = { kind: 'market', slug: market.slug } as const;
    const about = { name: entry.client, subject, content };
    return {
      head: { title: entry.title, description: entry.solution },
      copy: copyAbout(numbered, about, entry.closing),
      story: entry,
      ...(await content.render(text)),
      night: market.night?.shownIn === entry.slug ? market.night : undefined,
      market: { label: market.name, path: market.path },
      products: entry.products.map((slug) => {
        const { name, path, category } = content.getEntry(products, slug);
        return { name, path, text: category };
      }),
      next: following(entries, entry, 2),
    };
  },
  meta: ({ story, path }, site) => ({
    cardLabels: [story.category],
    lastModified: [story.date],
    jsonLd: [describeArticle({ title: story.title, card: path, date: story.date }, site)],
  }),
  toSearchHit: ({ entry: { title, challenge, category } }) => ({
    title,
    excerpt: challenge,
    category,
  }),
  toMarkdown: ({ copy, story, market, products }, prose, { site }) => [
    headline(story.title),
    facts([
      { label: copy.facts.client, value: story.client },
      { label: copy.facts.location, value: story.location },
      { label: copy.facts.duration, value: story.duration },
      { label: copy.facts.market, value: link(market.label, market.path) },
    ]),
    paragraph(labeled(site.labels.challenge, story.challenge)),
    paragraph(labeled(site.labels.solution, story.solution)),
    section(copy.results, list(story.results.map(({ metric, label }) => `${metric} ${label}`))),
    prose,
    section(
      copy.timeline.title,
      facts(story.timeline.map(({ when, what }) => ({ label: when, value: what }))),
    ),
    section(copy.products, linkList(products)),
  ],
});

export type StoryPage = LoaderData<typeof story>;
