import type { SearchWords } from '../../../collections/files/search';
import { SiteLink } from '../../../components/ui/site-link';
import { nameOfKind } from '../../../search/kinds';

interface SiteIndexProps {
  groups: {
    kind: string;
    links: { label: string; path: string }[];
    full: string | null;
  }[];
  kinds: SearchWords['kinds'];
  /** The link to a full list, where a group names only the newest. */
  full: string;
}

/** A link to every page of the site, kind by kind. */
export function SiteIndex({ groups, kinds, full }: SiteIndexProps) {
  return (
    <div className="everything split">
      {groups.filter(hasLinks).map((group) => (
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
                <SiteLink to={group.full}>{full}</SiteLink>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function hasLinks({ links }: SiteIndexProps['groups'][number]): boolean {
  return links.length > 0;
}

interface RatedProductsProps {
  products: { label: string; path: string; rows: string }[];
}

/** What products are rated for, in words that the search of the browser finds. */
export function RatedProducts({ products }: RatedProductsProps) {
  return (
    <ul className="everything prose">
      {products.map(({ label, path, rows }) => (
        <li key={path}>
          <SiteLink to={path}>{label}</SiteLink>
          <p className="tag">{rows}</p>
        </li>
      ))}
    </ul>
  );
}
