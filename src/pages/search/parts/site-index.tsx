import { useSite } from '../../../components/ui/site-context';
import { SiteLink } from '../../../components/ui/site-link';
import { nameOfKind } from '../../../search/kinds';
import type { SearchPage } from '../page';

/** A link to every page of the site, grouped by kind. */
export function SiteIndex({ page: { copy, groups } }: { page: SearchPage }) {
  const { kinds } = useSite().search;
  return (
    <div className="everything split">
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <section key={group.kind} className="prose lg:col-span-6" aria-labelledby={group.kind}>
            <h3 id={group.kind}>{nameOfKind(kinds, group.kind)}</h3>
            <ul>
              {group.links.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{label}</SiteLink>
                </li>
              ))}
              {group.full !== null && (
                <li>
                  <SiteLink to={group.full}>{copy.full}</SiteLink>
                </li>
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** Product ratings as text that the browser's find command can find. */
export function RatedProducts({ ratings }: Pick<SearchPage, 'ratings'>) {
  return (
    <ul className="everything prose">
      {ratings.map(({ label, path, rows }) => (
        <li key={path}>
          <SiteLink to={path}>{label}</SiteLink>
          <p className="tag">{rows}</p>
        </li>
      ))}
    </ul>
  );
}
