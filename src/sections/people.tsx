import type { ComponentProps } from 'react';

import type { TeamMember } from '../schemas/team-member';
import { Picture } from '../ui/picture';

interface PeopleProps {
  team: (Omit<TeamMember, 'image'> & { image: ComponentProps<typeof Picture>['picture'] })[];
}

/** People, each with a monogram plate. */
export function People({ team }: PeopleProps) {
  return (
    <ul className="people">
      {team.map(({ name, role, bio, image }) => (
        <li key={name}>
          <Picture picture={image} decorative />
          <h3>{name}</h3>
          <p className="mono">{role}</p>
          <p>{bio}</p>
        </li>
      ))}
    </ul>
  );
}
