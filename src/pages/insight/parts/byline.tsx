import type { TeamEntry } from '../../../collections/team/collection';
import { Picture } from '../../../components/ui/picture';

/** The author of a document, shown below its text. */
export function Byline({ author }: { author: TeamEntry }) {
  return (
    <footer className="byline mt-14 flex max-w-[66ch] items-center gap-5 hair-t hair-b py-6">
      <Picture picture={author.image} decorative sizes="72px" />
      <div>
        <b>{author.name}</b>
        <p>{`${author.role}. ${author.bio}`}</p>
      </div>
    </footer>
  );
}
