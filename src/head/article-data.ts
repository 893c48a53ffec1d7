import type { Article } from 'schema-dts';
import { toCardFile } from '#base/paths';
import type { MetaContext } from '#site/define/site-data';
import { organizationId } from './organization-data';

/** What structured data says of an article. */
interface ArticleFacts {
  title: string;
  /** The address of the page whose card stands for it. */
  card: string;
  /** The day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Who wrote it; undefined stands for the company. */
  author: { name: string } | undefined;
}

/** An insight, or a success story, whose author is the company. */
export function describeArticle(
  { title, card, date, author }: ArticleFacts,
  context: MetaContext,
): Article {
  const publisher = { '@id': organizationId(context) };
  return {
    '@type': 'Article',
    headline: title,
    image: `${context.origin}/${toCardFile(card)}`,
    datePublished: date,
    author:
      author === undefined
        ? { '@type': 'Organization', name: context.site.brand.name, url: `${context.origin}/` }
        : { '@type': 'Person', name: author.name, url: `${context.origin}/company#leadership` },
    publisher,
  };
}
