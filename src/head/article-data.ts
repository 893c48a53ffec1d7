import { toCardFile } from '#base/paths';
import type { MetaContext, Thing } from '#site';
import { organizationId } from './organization-data';

/** What structured data says of an article. */
interface ArticleFacts {
  title: string;
  /** The address of the page whose card stands for it. */
  card: string;
  /** The day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Who wrote it; nobody stands for the company. */
  authors: readonly { name: string }[];
  /** Its language, where that is not English. */
  lang?: string | undefined;
}

/** An insight, or a success story, whose author is the company. */
export function describeArticle(
  { title, card, date, authors, lang }: ArticleFacts,
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
    ...(lang && { inLanguage: lang }),
    author: others.length > 0 ? [first, ...others] : first,
    publisher,
  };
}
