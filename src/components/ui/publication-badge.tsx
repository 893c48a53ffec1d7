import type { Publication } from '#base/publishing';
import { Badge } from './badge';
import { useSite } from './site-context';

/** Marks an unpublished entry in development; the built site has none. */
export function PublicationBadge({ entry }: { entry: Publication }) {
  const { labels } = useSite();
  const { draft, publishAt } = entry;
  if (draft === true) return <Badge variant="destructive" label={labels.draft} />;
  if (publishAt === undefined) return null;
  return <Badge variant="secondary" label={`${labels.publishes} ${publishAt}`} />;
}
