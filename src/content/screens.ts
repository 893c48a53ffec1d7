import { jobs, markets, products, stories, team } from './collections';
import { copyOf } from './copy';
import type { MarketEntry, PageOf } from './page-data';
import { pickTerms, site } from './site';

const { figures } = site;

/** The data of the home page. */
export function toHomePage(): PageOf<'home'> {
  const copy = copyOf('home');
  return {
    kind: 'home',
    path: '/',
    head: copy.seo,
    copy,
    products: products.entries,
    markets: markets.entries,
    stories: stories.entries,
    figures: [figures.experience, figures.projects, figures.countries, figures.uptime],
    certifications: site.certifications,
    group: site.brand.group,
    engineers: figures.engineers.value,
  };
}

/** The data of the list of products. */
export function toProductsPage(): PageOf<'products'> {
  const copy = copyOf('products');
  const terms = products.entries.flatMap(({ specifications }) =>
    specifications.map(({ term }) => term),
  );
  return {
    kind: 'products',
    path: '/products',
    head: copy.seo,
    copy,
    products: products.entries,
    terms: pickTerms(terms),
  };
}

/** The data of the list of markets. */
export function toMarketsPage(): PageOf<'markets'> {
  const copy = copyOf('markets');
  return {
    kind: 'markets',
    path: '/markets',
    head: copy.seo,
    copy,
    markets: markets.entries.map((market) => ({ ...market, proof: proofOf(market) })),
  };
}

/** The data of the list of stories. */
export function toStoriesPage(): PageOf<'stories'> {
  const copy = copyOf('stories');
  return { kind: 'stories', path: '/stories', head: copy.seo, copy, stories: stories.entries };
}

/** The data of the company page. */
export function toCompanyPage(): PageOf<'company'> {
  const copy = copyOf('company');
  return {
    kind: 'company',
    path: '/company',
    head: copy.seo,
    copy,
    figures: [figures.experience, figures.projects, figures.countries, figures.engineers],
    team: team.entries,
    jobs: jobs.entries,
  };
}

/** The address of the page that tells a market's case study. */
export function proofOf({ caseStudy }: Pick<MarketEntry, 'caseStudy'>): string {
  const { story, insight } = caseStudy;
  return story === undefined ? `/insights/${insight ?? ''}` : `/stories/${story}`;
}
