import type { z } from 'zod';
import { redirectsSchema } from '#check/addresses/redirects';
import { FIGURES_FILE } from '#check/model/conventions';
import { figuresSchema } from '#check/rules/figures';
import type { LoaderData } from '#site';
import { defineContent } from '#site/config';
import { brand } from './brand.ts';
import { EVIDENCE_FILE, evidenceSchema, listSampleClaims } from './collections/files/evidence.ts';
import { glossarySchema } from './collections/files/glossary.ts';
import { findWrongNotes } from './collections/files/menu-notes.ts';
import { factPaths, namePaths, type Site, siteSchema } from './collections/files/site.ts';
import { insights } from './collections/insights/collection.ts';
import { jobs } from './collections/jobs/collection.ts';
import { markets } from './collections/markets/collection.ts';
import { products } from './collections/products/collection.ts';
import { stories } from './collections/stories/collection.ts';
import { team } from './collections/team/collection.ts';
import { findUnknownCodes } from './features/one-line/unknown-codes.ts';
import type { SearchFacts } from './features/search/document.ts';
import { findMeasureSlips, GIVEN_MEASURES } from './lib/typography/measures.ts';
import { calculatorCopySchema } from './mdx/calculators/copy.ts';
import { components } from './mdx/component-schemas.ts';
import { company as companyPage } from './pages/company/page.ts';
import { compare as comparePage } from './pages/compare/page.ts';
import { contact as contactPage } from './pages/contact/page.ts';
import { datasheetPage } from './pages/datasheet/page.ts';
import { downloads as downloadsPage } from './pages/downloads/page.ts';
import { folder as folderPage } from './pages/folder/page.ts';
import { home as homePage } from './pages/home/page.ts';
import { insight as insightPage } from './pages/insight/page.ts';
import { insights as insightsPage } from './pages/insights/page.ts';
import { job as jobPage } from './pages/job/page.ts';
import { market as marketPage } from './pages/market/page.ts';
import { markets as marketsPage } from './pages/markets/page.ts';
import { notFound as notFoundPage } from './pages/not-found/page.ts';
import { oneLine as oneLinePage } from './pages/one-line/page.ts';
import { plain as plainPage } from './pages/plain/page.ts';
import { product as productPage } from './pages/product/page.ts';
import { products as productsPage } from './pages/products/page.ts';
import { register as registerPage } from './pages/register/page.ts';
import { search as searchPage } from './pages/search/page.ts';
import { selection as selectionPage } from './pages/selection/page.ts';
import { stories as storiesPage } from './pages/stories/page.ts';
import { story as storyPage } from './pages/story/page.ts';
import { routes } from './routes.ts';

/** Every kind of page; `src/routes.ts` gives them their addresses and views. */
const pages = [
  homePage,
  productsPage,
  comparePage,
  oneLinePage,
  selectionPage,
  productPage,
  datasheetPage,
  marketsPage,
  marketPage,
  storiesPage,
  storyPage,
  insightsPage,
  insightPage,
  companyPage,
  contactPage,
  jobPage,
  downloadsPage,
  registerPage,
  folderPage,
  searchPage,
  notFoundPage,
  plainPage,
];

/** What the content of the site consists of: the check and the pages read it by this value. */
export default defineContent({
  collections: [
    // In the order of the editor's forms.
    products,
    markets,
    stories,
    insights,
    team,
    jobs,
  ],
  pages,
  routes,
  files: {
    'content/site.yaml': siteSchema,
    'content/glossary.yaml': glossarySchema,
    'content/calculators.yaml': calculatorCopySchema,
    [EVIDENCE_FILE]: evidenceSchema,
    [FIGURES_FILE]: figuresSchema,
    'content/redirects.yaml': redirectsSchema,
  },
  components,
  facts: factPaths,
  names: namePaths,
  printed: [
    {
      in: 'content/products/',
      fields: [
        ...[
          'name',
          'category',
          'designation',
          'tagline',
          'features',
          'specifications',
          'datasheet',
        ],
        'searchTitle',
      ],
      on: 'the datasheet',
    },
    {
      in: 'content/pages/products/[slug]/datasheet.mdx',
      fields: ['title', 'headings', 'views', 'cells', 'onlySheet'],
      on: 'the datasheet',
    },
    { in: 'content/site.yaml', fields: ['brand'], on: 'the datasheet' },
    ...['insights', 'stories', 'jobs', 'markets'].map((name) => ({
      in: `content/${name}/`,
      fields: ['title', 'name', 'promise', 'category'],
      on: 'the preview of a shared link',
    })),
    {
      in: 'content/pages/',
      fields: ['seo.title'],
      on: 'the preview of a shared link',
    },
  ],
  advise: (text) => findMeasureSlips(text, GIVEN_MEASURES),
  comparisons: [findWrongNotes, findUnknownCodes],
  samples: { file: EVIDENCE_FILE, list: listSampleClaims },
  brand,
});

declare module '#site' {
  interface SiteTypes {
    site: Site;
    term: z.infer<typeof glossarySchema>[number];
    hit: SearchFacts;
    page: LoaderData<(typeof pages)[number]>;
  }
}
