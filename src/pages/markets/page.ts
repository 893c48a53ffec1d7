import { definePage, type LoaderData } from '#site';
import { section } from '#site/markdown';
import { markets as collection } from '../../collections/markets/collection.ts';
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
      cases: toCases(copy.caseStudies.to, entry, content),
    })),
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    ...page.markets.map((market) => section(market.name, ...describeMarket(market, page.copy))),
  ],
});

export type MarketsPage = LoaderData<typeof markets>;
