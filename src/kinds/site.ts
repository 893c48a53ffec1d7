import { collections } from '../collections';
import { glossarySchema } from '../schemas/glossary';
import { islandWordsSchema } from '../schemas/islands';
import { redirectsSchema } from '../schemas/redirects';
import { siteSchema } from '../schemas/site';
import { screens } from '../screens';

/** What the check is given of this site: both lists, and the files that are no entries and no pages. */
export const site = {
  collections,
  screens,
  files: {
    'content/site.yaml': siteSchema,
    'content/glossary.yaml': glossarySchema,
    'content/islands.yaml': islandWordsSchema,
    'content/redirects.yaml': redirectsSchema,
  },
  sources: ['src/kinds', 'src/collections', 'src/screens', 'src/schemas'],
  thread: 'src/kinds/judge-thread.mjs',
};
