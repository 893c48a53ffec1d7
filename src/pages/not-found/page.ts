import { z } from 'zod';
import { action, group, line, seo } from '#check/fields';
import { definePage, type LoaderData } from '#site';

export const notFoundCopySchema = group(
  'The page of an address that does not exist: `content/pages/404.mdx`.',
  {
    kind: z.literal('not-found'),
    seo,
    code: line(4).describe('The large figure.'),
    title: line(60).describe('The headline.'),
    lead: line(160).describe('The sentence below it.'),
    action: action.describe('The way back.'),
    sections: line(60).describe('In front of the links to the sections of the site.'),
  },
);

export const notFound = definePage({
  copy: notFoundCopySchema,
  isHidden: true,
  loader: () => ({}),
});

export type NotFoundPage = LoaderData<typeof notFound>;
