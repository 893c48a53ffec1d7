import { z } from 'zod';
import { list, section } from '#base/markdown';
import { action, closing, entryHeading, line, seo } from '#check/fields';
import type { Content } from '#site/define/content';
import { definePages, entryPage, listPage } from '#site/define/define-pages';
import { toHeadMarkdown } from '#site/define/page-meta';
import type { ImpactKind, MarketEntry } from '../../collections/markets/collection';
import { markets } from '../../collections/markets/collection';
import { askPlate, pageHeader } from '../../components/blocks/page-parts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers';
import { following } from '../../lib/following';
import { askAbout, closeAbout } from '../contact/enquiries';

/** The list of markets: `content/pages/markets.mdx`. */
export const marketsCopySchema = z.strictObject({
  kind: z.literal('markets'),
  seo,
  header: pageHeader,
  /** Before the number of a market, such as "Market 1 of 4": the first word. */
  position: line(24),
  /** Between its number and the total. */
  of: line(8),
  /** The heading above a market's problem. */
  challenge: line(32),
  /** The heading above our answer. */
  solution: line(32),
  /** The heading above the applications. */
  applications: line(32),
  /** The heading above the benefits. */
  benefits: line(32),
  /** In front of the third figure of a market: what kind of improvement it is. */
  kinds: z.strictObject({
    savings: line(16),
    reliability: line(16),
    efficiency: line(16),
    availability: line(16),
  } satisfies Record<ImpactKind, unknown>),
  /** The words above the project that proves it. */
  caseStudy: line(32),
  /** The button that asks about a market; the market is added to its address. */
  enquire: action,
  /** The button that leads to the case studies. */
  caseStudies: action,
  closing,
});

/** What surrounds each market on its own page: `content/pages/markets/[slug].mdx`. */
export const marketCopySchema = z.strictObject({
  kind: z.literal('market'),
  /** The heading above the prose. */
  practice: entryHeading,
  /** The heading above its case study, in the margin. */
  story: line(40),
  /** The plate in the margin; `{name}` stands for the market. */
  ask: askPlate,
  /** The heading above the other markets. */
  next: entryHeading,
  /** The band at the end; the market is added to the addresses of the contact page. */
  closing,
});

/** The first digit of the drawing numbers of markets. */
const SERIES = 3;

export const listOfMarkets = listPage(markets, {
  copy: marketsCopySchema,
  anchors: (slugs) => slugs,
  loader: ({ entries }) => ({
    markets: entries.map((market) => ({ ...market, proof: proofOf(market) })),
  }),
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    ...page.markets.map((market) =>
      section(
        market.name,
        ...describeMarket(market, page.copy),
        `**${page.copy.caseStudy}**: [${market.caseStudy.title}](${market.proof})`,
      ),
    ),
  ],
});

export const market = entryPage(markets, {
  copy: marketCopySchema,
  anchors: ['practice', 'story', 'next'],
  loader: ({ entry, entries, copy, base, body, terms, content }) => ({
    copy: toCopy(copy, entry, content),
    market: entry,
    /** The address of the page that tells the market's case study. */
    proof: proofOf(entry),
    position: entries.indexOf(entry) + 1,
    total: entries.length,
    body,
    next: following(entries, entry, 3),
    terms,
    list: content.linkTo(base),
    listCopy: content.getCopy(marketsCopySchema),
  }),
  cardLabels: ({ copy }) => [copy.practice.drawing],
  toMarkdown: ({ market, listCopy, proof }, prose) => {
    const { title, result } = market.caseStudy;
    return [
      `# ${market.name}`,
      market.description,
      ...describeMarket(market, listCopy),
      `**${listCopy.caseStudy}**: [${title}](${proof}), ${result}`,
      prose,
    ];
  },
});

export const marketPages = definePages(markets, {
  pages: [listOfMarkets, market],
  search: { kind: 'market' },
});

/** The words around a market, with its name where they ask about it. */
function toCopy(copy: z.infer<typeof marketCopySchema>, entry: MarketEntry, content: Content) {
  const { name, slug } = entry;
  const about = { name, subject: { kind: 'market', slug }, content } as const;
  return {
    ...numberHeadings(copy, toDrawingNumber(SERIES, entry.order)),
    ask: askAbout(copy.ask, about),
    closing: closeAbout(copy.closing, about, entry.closing),
  };
}

/** The address of the page that tells a market's case study. */
function proofOf({ caseStudy }: Pick<MarketEntry, 'caseStudy'>): string {
  const { story, insight } = caseStudy;
  return story === undefined ? `/insights/${insight ?? ''}` : `/stories/${story}`;
}

/** What a market needs and what it got, under the words of the markets page. */
function describeMarket(
  { challenge, solution, applications, benefits, stats }: MarketEntry,
  copy: z.infer<typeof marketsCopySchema>,
): string[] {
  const { projects, coverage, impact } = stats;
  return [
    `**${copy.challenge}**: ${challenge}`,
    `**${copy.solution}**: ${solution}`,
    `**${copy.applications}**: ${applications.join(', ')}`,
    `**${copy.benefits}**: ${benefits.join(', ')}`,
    list([
      `${projects.value} ${projects.label}`,
      `${coverage.value} ${coverage.label}`,
      `${copy.kinds[impact.kind]}: ${impact.value} ${impact.label}`,
    ]),
  ];
}
