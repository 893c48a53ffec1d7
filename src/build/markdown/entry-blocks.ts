import type { Frame } from '../../content/frame';
import type { MarketEntry, PageOf, ProductEntry } from '../../content/page-data';
import { facts, linkList, list, section } from './blocks';

/** Features and ratings of a product. */
export function describeProduct({ features, specifications }: ProductEntry): string[] {
  return [list(features), facts(specifications)];
}

/** What a market needs and what it got, under the words of the markets page. */
export function describeMarket(
  { challenge, solution, applications, benefits, stats }: MarketEntry,
  copy: PageOf<'markets'>['copy'],
): string[] {
  const { projects, coverage, impact } = stats;
  return [
    `**${copy.challenge}**: ${challenge}`,
    `**${copy.solution}**: ${solution}`,
    `**${copy.applications}**: ${applications.join(', ')}`,
    `**${copy.benefits}**: ${benefits.join(', ')}`,
    list([projects, coverage, impact].map(({ value, label }) => `${value} ${label}`)),
  ];
}

export function toProductBlocks(page: PageOf<'product'>, prose: string): string[] {
  const { product, copy, stories } = page;
  return [
    `# ${product.name}`,
    `${product.category}. ${product.description}`,
    section(copy.features, list(product.features)),
    section(copy.ratings.title, facts(product.specifications)),
    prose,
    section(copy.story.title, linkList(stories.map(toStoryLink))),
  ];
}

export function toDatasheetBlocks({ copy, product, sheet, file }: PageOf<'datasheet'>): string[] {
  return [
    `# ${product.name}, ${copy.title}`,
    `${product.category}. [${copy.download}](${file})`,
    section(copy.headings.features, list(product.features)),
    section(copy.headings.ratings, facts(product.specifications)),
    ...sheet.tables.map(({ title, rows }) => section(title, facts(rows))),
    section(copy.headings.standards, facts(sheet.standards)),
  ];
}

export function toMarketBlocks(page: PageOf<'market'>, prose: string): string[] {
  const { market, listCopy, proof } = page;
  const { title, result } = market.caseStudy;
  return [
    `# ${market.name}`,
    market.description,
    ...describeMarket(market, listCopy),
    `**${listCopy.caseStudy}**: [${title}](${proof}), ${result}`,
    prose,
  ];
}

export function toStoryBlocks(page: PageOf<'story'>, prose: string, frame: Frame): string[] {
  const { copy, story, market, products } = page;
  const { labels } = frame.site;
  return [
    `# ${story.title}`,
    facts([
      { label: copy.facts.client, value: story.client },
      { label: copy.facts.location, value: story.location },
      { label: copy.facts.duration, value: story.duration },
      { label: copy.facts.market, value: `[${market.label}](${market.path})` },
    ]),
    `**${labels.challenge}**: ${story.challenge}`,
    `**${labels.solution}**: ${story.solution}`,
    section(copy.results, list(story.results.map(({ metric, label }) => `${metric} ${label}`))),
    prose,
    section(copy.timeline.title, facts(story.timeline.map(toFact))),
    section(copy.products.title, linkList(products.map(toProductLink))),
  ];
}

export function toInsightBlocks(page: PageOf<'insight'>, prose: string): string[] {
  const { copy, article, author, related } = page;
  return [
    `# ${article.title}`,
    article.excerpt,
    facts([
      { label: copy.facts.category, value: article.category },
      { label: copy.facts.author, value: `${author.name}, ${author.role}` },
      { label: copy.facts.date, value: article.date },
    ]),
    prose,
    section(copy.related.title, linkList(related.map(toArticleLink))),
  ];
}

export function toJobBlocks({ copy, job }: PageOf<'job'>, prose: string): string[] {
  return [
    `# ${job.title}`,
    job.summary,
    facts([
      { label: copy.facts.department, value: job.department },
      { label: copy.facts.location, value: job.location },
      { label: copy.facts.type, value: job.type },
      { label: copy.facts.posted, value: job.date },
    ]),
    prose,
  ];
}

/** A story as a link with its answer. */
export function toStoryLink(story: { title: string; path: string; solution: string }) {
  return { name: story.title, path: story.path, text: story.solution };
}

/** A product as a link with its category and description. */
export function toProductLink({ name, path, category, description }: ProductEntry) {
  return { name, path, text: `${category}. ${description}` };
}

/** An article as a link with its day and excerpt. */
export function toArticleLink(article: {
  title: string;
  path: string;
  date: string;
  excerpt: string;
}) {
  return { name: article.title, path: article.path, text: `${article.date}. ${article.excerpt}` };
}

function toFact({ when, what }: { when: string; what: string }) {
  return { label: when, value: what };
}
