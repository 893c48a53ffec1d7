import { Picture, type Portrait } from '../components/ui/picture';

/** How a product looks that was found; nothing of other hits. */
export function HitPortrait({ portrait }: { portrait?: Portrait | undefined }) {
  if (portrait === undefined) return null;
  const { day, night } = portrait;
  return <Picture picture={day} night={night} sizes="8rem" className="hit-portrait" decorative />;
}
