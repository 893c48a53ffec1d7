import { definePage, type LoaderData } from '#site';
import { section } from '#site/markdown';
import { markets as collection, type MarketEntry } from '../../collections/markets/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { toCases } from '../../features/markets/cases.ts';
import { marketsCopySchema } from '../../features/markets/copy.ts';
import { describeMarket } from '../../features/markets/describe-market.ts';
import { toListedMarket } from '../../features/markets/listed-market.ts';

export const markets = definePage({
  copy: marketsCopySchema,
  anchors: ({ slugsOf }) => slugsOf(collection),
  loader: ({ content, copy }) => ({
    markets: content.getCollection(collection).all.map((entry) => ({
      ...toListedMarket(entry),
      promise: entry.promise,
      scene: entry.scene && toPicture(entry.scene),
      cases: toCases(copy.caseStudies.to, entry, content),
    })),
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    ...page.markets.map((market) =>
      section(market.name, market.promise ?? '', ...describeMarket(market, page.copy)),
    ),
  ],
});

/** The drawing without the products that are marked in it on the market's own page. */
const toPicture = ({ marks: _, ...picture }: NonNullable<MarketEntry['scene']>) => picture;

export type MarketsPage = LoaderData<typeof markets>;
