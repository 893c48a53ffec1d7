import type { Publication } from '#base/publishing';
import { Badge } from './badge';
import { useSite } from './site-context';

/** Says in development that an entry is not published; the built site has no such entry. */
export function PublicationBadge({ entry }: { entry: Publication }) {
  const { labels } = useSite();
  const { draft, publishAt } = entry;
  if (draft === true) return <Badge variant="destructive" label={labels.draft} />;
  if (publishAt === undefined) return null;
  return <Badge variant="secondary" label={`${labels.publishes} ${publishAt}`} />;
}
