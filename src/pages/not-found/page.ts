import { z } from 'zod';
import { action, line, seo } from '#check/fields';
import type { LoaderData } from '#site/define/define-page';
import { definePage } from '#site/define/define-page';

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

export const notFound = definePage({
  copy: notFoundCopySchema,
  isHidden: true,
  loader: () => ({}),
});

export type NotFoundPage = LoaderData<typeof notFound>;
