import { definePage, type LoaderData } from '#site';
import { notFoundCopySchema } from './copy.ts';

export const notFound = definePage({
  copy: notFoundCopySchema,
  isHidden: true,
});

export type NotFoundPage = LoaderData<typeof notFound>;
