import { type Content, definePage, everyEntry, type LoaderData } from '#site';
import { type Block, facts, headline, linkList, paragraph, section } from '#site/markdown';
import { type MarketEntry, markets } from '../../collections/markets/collection.ts';
import type { Jobs, Night } from '../../collections/markets/night.ts';
import { products } from '../../collections/products/collection.ts';
import { copyAbout } from '../../features/inquiries/inquiries.ts';
import { toCases } from '../../features/markets/cases.ts';
import { marketsCopySchema } from '../../features/markets/copy.ts';
import { describeMarket } from '../../features/markets/describe-market.ts';
import { toListedMarket } from '../../features/markets/listed-market.ts';
import { toFigure } from '../../features/markets/night.ts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers.ts';
import { following } from '../../lib/following.ts';
import { marketCopySchema } from './copy.ts';
import { labelMarks } from './scene-labels.ts';

export const market = definePage({
  copy: marketCopySchema,
  anchors: ['jobs', 'practice', 'next'],
  showsProse: true,
  getStaticPaths: everyEntry(markets),
  loader: async ({ entry, entries, text, copy, content }) => {
    const { name, slug, description, promise, scene, searchTitle } = entry;
    const drawing = toDrawingNumber('markets', entry);
    const about = { name, subject: { kind: 'market', slug }, content } as const;
    const numbered = numberHeadings(copy, drawing);
    const listCopy = content.getCopy(marketsCopySchema);
    const cases = toCases(listCopy.caseStudies.to, entry, content);
    return {
      head: { title: name, searchTitle, description },
      copy: copyAbout(numbered, about, entry.closing),
      market: { ...toListedMarket(entry), promise, cases },
      scene: scene && toScene(scene, content),
      night: scene && entry.night,
      jobs: entry.jobs && toBoxes(entry.jobs, { ...copy.jobs, drawing }, content),
      position: entries.indexOf(entry) + 1,
      total: entries.length,
      ...(await content.render(text)),
      next: following(entries, entry, 3).map(toListedMarket),
      listCopy,
    };
  },
  meta: ({ copy }) => ({ cardLabels: [copy.practice.drawing] }),
  toSearchHit: ({ entry: { name, searchTitle, description } }) => ({
    title: name,
    searchTitle,
    excerpt: description,
  }),
  toMarkdown: ({ market, listCopy, night, jobs }, prose) => [
    headline(market.name),
    market.promise ?? '',
    market.description,
    ...(night ? describeNight(night) : []),
    ...(jobs ? describeJobs(jobs) : []),
    ...describeMarket(market, listCopy),
    prose,
  ],
});

export type MarketPage = LoaderData<typeof market>;

/** The drawing, with the names and addresses of the products marked in it. */
function toScene({ marks, ...drawing }: NonNullable<MarketEntry['scene']>, content: Content) {
  const namedMarks = marks.map(({ product, x, y }) => {
    const { name, path } = content.getEntry(products, product);
    return { product, name, path, x, y };
  });
  return { ...drawing, marks: labelMarks(namedMarks) };
}

/** The products at work, with their pictures, under the heading of their place. */
function toBoxes(
  { title, lead, boxes }: Jobs,
  cells: { drawing: string; sheet: string; revision: string },
  content: Content,
) {
  return {
    heading: { title, lead, ...cells },
    boxes: boxes.map(({ product, figure, text }) => {
      const { name, path, portrait } = content.getEntry(products, product);
      return { name, path, portrait, figure, text };
    }),
  };
}

/** The night in words: what is so from which time on. */
function describeNight(night: Night): Block[] {
  return [
    section(
      night.title,
      facts(
        night.moments.map((moment) => ({
          label: moment.at,
          value: `${toFigure(moment)} ${moment.says}`,
        })),
      ),
      paragraph(night.caption),
    ),
  ];
}

function describeJobs({ heading, boxes }: ReturnType<typeof toBoxes>): Block[] {
  return [
    section(
      heading.title,
      linkList(
        boxes.map(({ name, path, figure, text }) => ({ name, path, text: `${figure} ${text}` })),
      ),
    ),
  ];
}
