import type { z } from 'zod';
import { FIGURES_FILE, figuresSchema } from '#check/figures';
import { redirectsSchema } from '#check/redirects';
import { brand } from './brand';
import { collections } from './collections';
import { calculatorCopySchema } from './collections/files/calculators';
import { glossarySchema } from './collections/files/glossary';
import { factPaths, type Site, siteSchema } from './collections/files/site';
import { components } from './mdx/component-schemas';
import { routes } from './routes';
import type { SearchFacts } from './search/document';

/** What the engine needs to know of this site. */
export const site = {
  collections,
  routes,
  files: {
    'content/site.yaml': siteSchema,
    'content/glossary.yaml': glossarySchema,
    'content/calculators.yaml': calculatorCopySchema,
    [FIGURES_FILE]: figuresSchema,
    'content/redirects.yaml': redirectsSchema,
  },
  components,
  facts: factPaths,
  brand,
};

declare module '#site' {
  interface Register {
    site: Site;
    term: z.infer<typeof glossarySchema>[number];
    hit: SearchFacts;
  }
}
