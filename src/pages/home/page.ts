import type { z } from 'zod';
import { type Content, definePage, type LoaderData } from '#site';
import { facts, headline, link, linkList, paragraph, quote, section } from '#site/markdown';
import { markets } from '../../collections/markets/collection.ts';
import { products } from '../../collections/products/collection.ts';
import { stories } from '../../collections/stories/collection.ts';
import { figureList, valueList } from '../../components/blocks/shared-copy.ts';
import { describeHome } from '../../features/head/structured-data.ts';
import { toShortInquiry } from '../../features/inquiries/inquiries.ts';
import { toListedMarket, toMarketLink } from '../../features/markets/listed-market.ts';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { toProductLink } from '../../features/products/product-link.ts';
import { toStoryLink } from '../../features/stories/story-link.ts';
import { homeCopySchema } from './copy.ts';

export const home = definePage({
  copy: homeCopySchema,
  anchors: ['products', 'screen', 'build', 'markets', 'stories', 'about', 'group', 'ask'],
  loader: async ({ content, copy }) => {
    // Only a build can read drawings: the check loads this file without one.
    const { drawHero } = await import('./hero-drawing.ts');
    const { figures, certifications } = content.site;
    return {
      /** The one-line diagram of the hero, as trees. */
      diagram: drawHero(copy.hero.fault.feeders),
      products: content.getCollection(products).all,
      desk: copy.desk && findScreen(copy.desk, content),
      teaser: copy.build && toTeaser(content),
      markets: content.getCollection(markets).all.map(toListedMarket),
      stories: content.getCollection(stories).all,
      figures: [figures.experience, figures.projects, figures.countries, figures.uptime],
      certifications,
      engineers: figures.engineers.value,
      inquiry: toShortInquiry(content),
    };
  },
  meta: ({ stories }, site) => ({
    lastModified: stories.map(({ date }) => date),
    jsonLd: describeHome(site),
  }),
  toMarkdown: (page) => {
    const { copy } = page;
    const proof = copy.proof.map(({ value, label, by, to }) => ({
      name: `${value} ${label}`,
      path: to,
      text: by,
    }));
    return [
      headline(copy.hero.title),
      copy.hero.text,
      linkList(proof),
      section(copy.products.title, linkList(page.products.map(toProductLink))),
      page.desk === undefined
        ? ''
        : section(
            page.desk.copy.title,
            page.desk.copy.lead,
            paragraph(link(page.desk.more.label, page.desk.more.to)),
          ),
      copy.build === undefined || page.teaser === undefined
        ? ''
        : section(
            copy.build.title,
            copy.build.lead ?? '',
            paragraph(link(copy.build.action, page.teaser.path)),
          ),
      section(copy.markets.title, linkList(page.markets.map(toMarketLink))),
      section(copy.stories.title, linkList(page.stories.map(toStoryLink))),
      copy.quote === undefined ? '' : quote(copy.quote.text, copy.quote.by),
      section(
        copy.about.title,
        figureList(page.figures),
        copy.mission.text,
        valueList(copy.values),
        `${copy.team.before} ${page.engineers} ${copy.team.after}`,
      ),
      section(
        copy.group.title,
        facts(page.certifications.map(({ name, meaning }) => ({ label: name, value: meaning }))),
      ),
      section(copy.ask.title, copy.ask.lead),
    ];
  },
});

/** The operator's screen of the first product that has one, with this page's copy. */
function findScreen(
  { title, lead = '', action }: NonNullable<z.infer<typeof homeCopySchema>['desk']>,
  content: Content,
) {
  const { all, fields } = content.getCollection(products);
  for (const { slug, path } of all) {
    const { screen } = fields(slug);
    if (screen === undefined) continue;
    // Those are on the page of the product.
    const { exercises: _, ...own } = screen;
    return { copy: { ...own, title, lead }, more: { label: action, to: path } };
  }
  return undefined;
}

/** The first questions of the one-line page, and the copy of its drawing. */
function toTeaser(content: Content) {
  const [page] = content.getPages(oneLineCopySchema);
  if (page === undefined) return undefined;
  const { voltages, feeders, drawing, roles } = page.copy;
  return { copy: { voltages, feeders, drawing, roles }, path: page.path };
}

export type HomePage = LoaderData<typeof home>;
