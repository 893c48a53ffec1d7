import type { PortraitPictures } from '#site';
import { Picture } from '../components/ui/picture';

/** The portrait of a product among the hits; nothing for other hits. */
export function HitPortrait({ portrait }: { portrait?: PortraitPictures | undefined }) {
  if (portrait === undefined) return null;
  const { day, night } = portrait;
  return <Picture picture={day} night={night} sizes="8rem" className="hit-portrait" decorative />;
}
