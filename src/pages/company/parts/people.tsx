import type { TeamEntry } from '../../../collections/team/collection';
import stylesheet from '../../../components/blocks/company.css?url';
import { Picture } from '../../../components/ui/picture';
import { PublicationBadge } from '../../../components/ui/publication-badge';

/** People, each with a monogram plate. */
export function People({ team }: { team: TeamEntry[] }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ul className="people grid grid-cols-2 gap-x-gap gap-y-10 lg:grid-cols-4">
        {team.map((person) => (
          <li key={person.slug}>
            <Picture picture={person.image} decorative />
            <h3>{person.name}</h3>
            <p className="mono mt-[0.15rem] mb-[0.6rem]">{person.role}</p>
            <PublicationBadge entry={person} />
            <p>{person.bio}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
