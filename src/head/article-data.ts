import type { Article } from 'schema-dts';

import type { Frame } from '../content/frame';
import type { PageOf } from '../content/page-data';
import { toCardFile } from '../lib/paths';
import { organizationId } from './organization-data';

/** An insight, or a success story, whose author is the company. */
export function describeArticle(page: PageOf<'insight' | 'story'>, frame: Frame): Article {
  const publisher = { '@id': organizationId(frame) };
  return {
    '@type': 'Article',
    headline: page.head.title,
    image: `${frame.origin}/${toCardFile(page.path)}`,
    datePublished: page.kind === 'insight' ? page.article.date : page.story.date,
    author:
      page.kind === 'insight'
        ? { '@type': 'Person', name: page.author.name, url: `${frame.origin}/company#leadership` }
        : { '@type': 'Organization', name: frame.site.brand.name, url: `${frame.origin}/` },
    publisher,
  };
}
