import { toCardFile } from '#base/paths';
import type { MetaContext, Thing } from '#site';
import { organizationId } from './organization-data';

/** The facts about an article for structured data. */
interface ArticleFacts {
  title: string;
  /** The address of the page whose card image it uses. */
  card: string;
  /** The day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Who wrote it; empty for the company. */
  authors: readonly { name: string }[];
}

/** An insight, or a success story, which has the company as its author. */
export function describeArticle(
  { title, card, date, authors }: ArticleFacts,
  context: MetaContext,
): Thing {
  const publisher = { '@id': organizationId(context) };
  const company: Thing = {
    '@type': 'Organization',
    name: context.site.brand.name,
    url: `${context.origin}/`,
  };
  const [first = company, ...others] = authors.map(
    ({ name }): Thing => ({
      '@type': 'Person',
      name,
      url: `${context.origin}/company#leadership`,
    }),
  );
  return {
    '@type': 'Article',
    headline: title,
    image: `${context.origin}/${toCardFile(card)}`,
    datePublished: date,
    author: others.length > 0 ? [first, ...others] : first,
    publisher,
  };
}
