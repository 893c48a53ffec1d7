import type { MarketEntry } from '../../collections/markets/collection.ts';

/** A market as carried in lists, without what only its own page shows; its case study has an address. */
export function toListedMarket(entry: MarketEntry) {
  const { promise: _, scene: __, searchTitle: ___, night, jobs, caseStudy, ...market } = entry;
  const { story, insight = '', ...shownCaseStudy } = caseStudy;
  const path = story === undefined ? `/insights/${insight}` : `/stories/${story}`;
  return { ...market, caseStudy: { ...shownCaseStudy, path } };
}

/** A market as a link with its description. */
export function toMarketLink({ name, path, description }: ListedMarket) {
  return { name, path, text: description };
}

export type ListedMarket = ReturnType<typeof toListedMarket>;
