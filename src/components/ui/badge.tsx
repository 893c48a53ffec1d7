import type { Publication } from '#check/model/publishing';
import type { BadgeVariant } from '../../collections/insights/collection.ts';
import { useSite } from './site-context.tsx';

const LOOK = 'inline-block rounded-sheet px-2 py-1 type-tag whitespace-nowrap';

/** A cable marker: a category in a small rectangle. */
export function Badge({ variant, label }: { variant: BadgeVariant; label: string }) {
  return <span className={`badge badge--${variant} ${LOOK}`}>{label}</span>;
}

/** Marks an unpublished entry in development; the built site has none. */
export function PublicationBadge({ entry }: { entry: Publication }) {
  const { labels } = useSite();
  const { draft, publishAt } = entry;
  if (draft === true) return <Badge variant="destructive" label={labels.draft} />;
  if (publishAt === undefined) return null;
  return <Badge variant="secondary" label={`${labels.publishes} ${publishAt}`} />;
}
