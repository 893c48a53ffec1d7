import { toListPath } from '../schemas/addresses';
import { insights, jobs, markets, products, stories, team } from './collections';
import { copyOf } from './copy';
import { neighboursOf, relatedTo } from './insight-lists';
import type { NamedLink, PageOf } from './page-data';
import type { RenderBody } from './pages';
import { proofOf } from './screens';
import { pickTerms, site } from './site';

/** The data of a product's page. */
export function toProductPage(slug: string, renderBody: RenderBody): PageOf<'product'> {
  const product = products.get(slug);
  const body = renderBody(products.body(slug));
  const terms = [...product.specifications.map(({ term }) => term), ...body.terms];
  return {
    kind: 'product',
    path: product.path,
    head: { title: `${product.name}, ${product.category}`, description: product.description },
    copy: copyOf('product'),
    product,
    body,
    stories: product.stories.map(stories.get),
    next: following(products.entries, slug, 2),
    terms: pickTerms(terms),
    list: navigationLink('/products'),
    listCopy: copyOf('products'),
  };
}

/** The data of a market's page. */
export function toMarketPage(slug: string, renderBody: RenderBody): PageOf<'market'> {
  const market = markets.get(slug);
  const body = renderBody(markets.body(slug));
  return {
    kind: 'market',
    path: market.path,
    head: { title: market.name, description: market.description },
    copy: copyOf('market'),
    market,
    proof: proofOf(market),
    position: markets.entries.indexOf(market) + 1,
    total: markets.entries.length,
    body,
    next: following(markets.entries, slug, 3),
    terms: pickTerms(body.terms),
    list: navigationLink('/markets'),
    listCopy: copyOf('markets'),
  };
}

/** The data of a success story's page. */
export function toStoryPage(slug: string, renderBody: RenderBody): PageOf<'story'> {
  const story = stories.get(slug);
  const market = markets.get(story.market);
  const body = renderBody(stories.body(slug));
  return {
    kind: 'story',
    path: story.path,
    head: { title: story.title, description: story.solution },
    copy: copyOf('story'),
    story,
    body,
    market: { label: market.name, path: market.path },
    products: story.products.map(products.get),
    terms: pickTerms(body.terms),
    list: { label: copyOf('stories').seo.title, path: '/stories' },
  };
}

/** The data of an article's page. */
export function toInsightPage(slug: string, renderBody: RenderBody): PageOf<'insight'> {
  const article = insights.get(slug);
  const body = renderBody(insights.body(slug));
  const category = { label: article.category, path: toListPath(article.category, 1) };
  return {
    kind: 'insight',
    path: article.path,
    head: { title: article.title, description: article.excerpt },
    copy: copyOf('insight'),
    article,
    author: team.get(article.author),
    body,
    related: relatedTo(article),
    ...neighboursOf(article),
    terms: pickTerms(body.terms),
    list: navigationLink('/insights'),
    categoryLink: category,
  };
}

/** The data of a position's page. */
export function toJobPage(slug: string, renderBody: RenderBody): PageOf<'job'> {
  const job = jobs.get(slug);
  const body = renderBody(jobs.body(slug), true);
  return {
    kind: 'job',
    path: job.path,
    head: { title: job.title, description: job.summary },
    copy: copyOf('job'),
    job,
    body,
    terms: pickTerms(body.terms),
    list: navigationLink('/company'),
  };
}

/** The entries after one, beginning again at the first. */
function following<T extends { slug: string }>(entries: T[], slug: string, count: number): T[] {
  const start = entries.findIndex((entry) => entry.slug === slug) + 1;
  return [...entries.slice(start), ...entries.slice(0, start - 1)].slice(0, count);
}

function navigationLink(path: string): NamedLink {
  const link = site.navigation.find(({ to }) => to === path);
  if (link === undefined) throw new Error(`content/site.yaml: navigation has no link to ${path}`);
  return { label: link.label, path };
}
