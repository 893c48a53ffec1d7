import type { SearchKind, SearchWords } from '../schemas/search';
import { SiteLink } from '../ui/site-link';

interface EverythingProps {
  groups: { kind: SearchKind; links: { label: string; path: string }[]; full: string | null }[];
  kinds: SearchWords['kinds'];
  /** The link to a full list, where a group names only the newest. */
  full: string;
}

/** A link to every page of the site, kind by kind. */
export function Everything({ groups, kinds, full }: EverythingProps) {
  return (
    <div className="split">
      {groups.map((group) => (
        <section key={group.kind} className="prose lg:col-span-6" aria-labelledby={group.kind}>
          <h3 id={group.kind}>{kinds[group.kind]}</h3>
          <ul>
            {group.links.map(({ label, path }) => (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
              </li>
            ))}
            {group.full !== null && (
              <li>
                <SiteLink to={group.full}>{full}</SiteLink>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
