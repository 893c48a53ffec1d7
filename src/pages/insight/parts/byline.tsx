import type { ComponentProps } from 'react';

import type { TeamMember } from '../../../collections/team/collection';
import { Picture } from '../../../components/ui/picture';

interface BylineProps {
  author: Pick<TeamMember, 'name' | 'role' | 'bio'> & {
    image: ComponentProps<typeof Picture>['picture'];
  };
}

/** Who wrote a document, below its text. */
export function Byline({ author }: BylineProps) {
  return (
    <footer className="byline">
      <Picture picture={author.image} decorative sizes="72px" />
      <div>
        <b>{author.name}</b>
        <p>{`${author.role}. ${author.bio}`}</p>
      </div>
    </footer>
  );
}
