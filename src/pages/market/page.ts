import { type Content, definePage, everyEntry, type LoaderData } from '#site';
import { headline } from '#site/markdown';
import { type MarketEntry, markets } from '../../collections/markets/collection.ts';
import { products } from '../../collections/products/collection.ts';
import { copyAbout } from '../../features/inquiries/inquiries.ts';
import { marketsCopySchema } from '../../features/markets/copy.ts';
import { describeMarket } from '../../features/markets/describe-market.ts';
import { toListedMarket } from '../../features/markets/listed-market.ts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers.ts';
import { following } from '../../lib/following.ts';
import { marketCopySchema } from './copy.ts';
import { labelMarks } from './scene-labels.ts';

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
      market: { ...toListedMarket(entry), promise },
      scene: scene && toScene(scene, content),
      position: entries.indexOf(entry) + 1,
      total: entries.length,
      ...(await content.render(text)),
      next: following(entries, entry, 3).map(toListedMarket),
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
  const namedMarks = marks.map(({ product, x, y }) => {
    const { name, path } = content.getEntry(products, product);
    return { name, path, x, y };
  });
  return { ...drawing, marks: labelMarks(namedMarks) };
}
