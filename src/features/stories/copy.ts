import { z } from 'zod';
import { group, seo } from '#check/fields';
import { closing, heading } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const storiesCopySchema = group('The list of stories: `content/pages/stories.mdx`.', {
  kind: z.literal('stories'),
  seo,
  header: pageHeader,
  cases: heading
    .optional()
    .describe(
      'The heading above the list of case study articles; leave it out to show them only under Insights.',
    ),
  closing,
});
