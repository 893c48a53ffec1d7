import type { ComponentProps } from 'react';

import type { TeamMember } from '../collections/team/collection';
import { Picture } from '../ui/picture';
import { PublicationBadge } from '../ui/publication-badge';
import stylesheet from './company.css?url';

interface PeopleProps {
  team: (Omit<TeamMember, 'image'> & { image: ComponentProps<typeof Picture>['picture'] })[];
}

/** People, each with a monogram plate. */
export function People({ team }: PeopleProps) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ul className="people">
        {team.map((person) => (
          <li key={person.name}>
            <Picture picture={person.image} decorative />
            <h3>{person.name}</h3>
            <p className="mono">{person.role}</p>
            <PublicationBadge entry={person} />
            <p>{person.bio}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
