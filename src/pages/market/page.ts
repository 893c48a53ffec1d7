import { z } from 'zod';
import { closing, entryHeading, group } from '#check/fields';
import { type Content, definePage, everyEntry, type LoaderData } from '#site';
import { headline } from '#site/markdown';
import { type MarketEntry, markets, toListed } from '../../collections/markets/collection.ts';
import { products } from '../../collections/products/collection.ts';
import { askPlate } from '../../components/blocks/page-parts.ts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers.ts';
import { following } from '../../lib/following.ts';
import { copyAbout } from '../contact/inquiries.ts';
import { describeMarket, marketsCopySchema } from '../markets/page.ts';
import { placeLabels } from './scene-labels.ts';

export const marketCopySchema = group(
  'What surrounds each market on its own page: `content/pages/markets/[slug].mdx`.',
  {
    kind: z.literal('market'),
    practice: entryHeading.describe('The heading above the main text of the page.'),
    ask: askPlate.describe(
      'The box in the margin that says whom to ask; `{name}` stands for the market.',
    ),
    next: entryHeading.describe('The heading above the other markets.'),
    closing: closing.describe(
      'The band at the end of the page; links to the contact page carry the market automatically.',
    ),
  },
);

export const market = definePage({
  copy: marketCopySchema,
  anchors: ['practice', 'next'],
  showsProse: true,
  getStaticPaths: everyEntry(markets),
  loader: async ({ entry, entries, text, copy, content }) => {
    const { name, slug, description, promise, scene, searchTitle } = entry;
    const about = { name, subject: { kind: 'market', slug }, content } as const;
    const numbered = numberHeadings(copy, toDrawingNumber('markets', entry));
    return {
      head: { title: name, searchTitle, description },
      copy: copyAbout(numbered, about, entry.closing),
      market: { ...toListed(entry), promise },
      scene: scene && toScene(scene, content),
      position: entries.indexOf(entry) + 1,
      total: entries.length,
      ...(await content.render(text)),
      next: following(entries, entry, 3).map(toListed),
      listCopy: content.getCopy(marketsCopySchema),
    };
  },
  meta: ({ copy }) => ({ cardLabels: [copy.practice.drawing] }),
  toSearchHit: ({ entry: { name, searchTitle, description } }) => ({
    title: name,
    searchTitle,
    excerpt: description,
  }),
  toMarkdown: ({ market, listCopy }, prose) => [
    headline(market.name),
    market.promise ?? '',
    market.description,
    ...describeMarket(market, listCopy),
    prose,
  ],
});

export type MarketPage = LoaderData<typeof market>;

/** The drawing, with the names and addresses of the products marked in it. */
function toScene({ marks, ...drawing }: NonNullable<MarketEntry['scene']>, content: Content) {
  const named = marks.map(({ product, x, y }) => {
    const { name, path } = content.getEntry(products, product);
    return { name, path, x, y };
  });
  return { ...drawing, marks: placeLabels(named) };
}
