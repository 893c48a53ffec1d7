import { z } from 'zod';
import { closing, group, heading, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts.ts';

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
