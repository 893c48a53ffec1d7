import { toPathOnly } from '#check/addresses/paths';
import type { Content } from '#site';
import { insights } from '../../collections/insights/collection.ts';
import { type MarketEntry, markets } from '../../collections/markets/collection.ts';
import { stories } from '../../collections/stories/collection.ts';
import { storiesCopySchema } from '../stories/copy.ts';

/** The articles that the list of stories shows below the stories. */
export const listCaseArticles = (content: Content) =>
  content.getCollection(insights).all.filter(({ category }) => category === 'Case Studies');

/**
 * The markets that have a case of their own in the list of stories, each by the address of that case: its
 * first story, else the story or the article that its page tells of. A case of two markets is that of the
 * first.
 */
export function anchorCases(content: Content): Map<string, MarketEntry> {
  const allStories = content.getCollection(stories).all;
  const listed = [...allStories, ...listCaseArticles(content)];
  const anchors = new Map<string, MarketEntry>();
  for (const market of content.getCollection(markets).all) {
    const { story, insight } = market.caseStudy;
    const told = listed.find(({ path }) =>
      [`/stories/${story}`, `/insights/${insight}`].includes(path),
    );
    const one = allStories.find((other) => other.market === market.slug) ?? told;
    if (one && !anchors.has(one.path)) anchors.set(one.path, market);
  }
  return anchors;
}

/**
 * Where a market's link to the case studies leads.
 * @param to the address of all of them
 * @returns that of the market's own case in the list of stories, if the link leads there and it has one
 */
export function toCases(to: string, market: MarketEntry, content: Content): string {
  const isList = toPathOnly(to) === content.getPath(storiesCopySchema);
  const isShown = [...anchorCases(content).values()].some(({ slug }) => slug === market.slug);
  return isList && isShown ? `${toPathOnly(to)}#${market.slug}` : to;
}
