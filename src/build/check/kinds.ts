import type { z } from 'zod';

import type { CollectionName } from '../../schemas/fields';
import { glossarySchema } from '../../schemas/glossary';
import { insightSchema } from '../../schemas/insight';
import { jobSchema } from '../../schemas/job';
import { marketSchema } from '../../schemas/market';
import { pageCopySchema } from '../../schemas/pages';
import { productSchema } from '../../schemas/product';
import { redirectsSchema } from '../../schemas/redirects';
import { siteSchema } from '../../schemas/site';
import { storySchema } from '../../schemas/story';
import { teamMemberSchema } from '../../schemas/team-member';
import { REDIRECTS_FILE } from './redirect-rule';

/** The schema of each collection, by the name of its folder. */
export const collectionSchemas: Record<CollectionName, z.ZodType> = {
  products: productSchema,
  markets: marketSchema,
  stories: storySchema,
  insights: insightSchema,
  team: teamMemberSchema,
  jobs: jobSchema,
};

/** The collections by name. */
export const collectionNames = Object.keys(collectionSchemas) as CollectionName[];

/**
 * The schema that a file must fit.
 * @param path relative to the project's folder
 * @returns undefined where no file of content belongs
 */
export function schemaOf(path: string): z.ZodType | undefined {
  if (path === 'content/site.yaml') return siteSchema;
  if (path === 'content/glossary.yaml') return glossarySchema;
  if (path === REDIRECTS_FILE) return redirectsSchema;
  if (path.startsWith('content/pages/')) return pageCopySchema;
  return collectionNames
    .filter((name) => new RegExp(`^content/${name}/[^/]+\\.mdx$`).test(path))
    .map((name) => collectionSchemas[name])[0];
}
