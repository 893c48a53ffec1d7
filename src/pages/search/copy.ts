import { z } from 'zod';
import { group, line, seo } from '#check/fields';
import { heading } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const searchCopySchema = group(
  'The list of everything, and the search of the whole site: `content/pages/search.mdx`.',
  {
    kind: z.literal('search'),
    seo,
    header: pageHeader,
    everything: heading.describe(
      'The heading above the list of all pages, shown until a visitor searches.',
    ),
    hits: heading.describe('The heading above the search results.'),
    full: line(40).describe(
      'The link to a complete list, shown where this page lists only the newest entries.',
    ),
    unscripted: line(200).describe(
      'What visitors without JavaScript read above the list of all pages.',
    ),
  },
);
