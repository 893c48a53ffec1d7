import { z } from 'zod';
import { action, line, seo } from '#check/fields';
import { defineSinglePage } from '#site/define/define-single-page';

/** The page of an address that does not exist: `content/pages/404.mdx`. */
export const notFoundCopySchema = z.strictObject({
  kind: z.literal('not-found'),
  seo,
  /** The large figure. */
  code: line(4),
  /** The headline. */
  title: line(60),
  /** The sentence below it. */
  lead: line(160),
  /** The way back. */
  action,
});

export const notFound = defineSinglePage({
  copy: notFoundCopySchema,
  isHidden: true,
  loader: () => ({}),
});
