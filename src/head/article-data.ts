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
  /** Who wrote it; the company by default. */
  author?: { name: string };
}

/** An insight, or a success story, which has the company as its author. */
export function describeArticle(
  { title, card, date, author }: ArticleFacts,
  context: MetaContext,
): Thing {
  const { origin, site } = context;
  return {
    '@type': 'Article',
    headline: title,
    image: `${origin}/${toCardFile(card)}`,
    datePublished: date,
    author:
      author === undefined
        ? { '@type': 'Organization', name: site.brand.name, url: `${origin}/` }
        : { '@type': 'Person', name: author.name, url: `${origin}/company#leadership` },
    publisher: { '@id': organizationId(context) },
  };
}
