import { z } from 'zod';
import { action, group, line, seo } from '#check/fields';

export const notFoundCopySchema = group(
  'The page of an address that does not exist: `content/pages/404.mdx`.',
  {
    kind: z.literal('not-found'),
    seo,
    code: line(4).describe('The large code above the headline, such as "404".'),
    title: line(60).describe('The headline.'),
    lead: line(160).describe('The sentence below the headline.'),
    action: action.describe('The button that leads back, such as to the home page.'),
    sections: line(60).describe(
      'The words before the links to the main sections, such as "Or go to a section:".',
    ),
  },
);
