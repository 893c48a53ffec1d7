import { Contact } from '../../../components/ui/contact';
import { SiteLink } from '../../../components/ui/site-link';

interface NextLinksProps {
  markets: { path: string; name: string; description: string }[];
}

/** The other markets. */
export function NextLinks({ markets }: NextLinksProps) {
  return (
    <ul className="next">
      {markets.map(({ path, name, description }) => (
        <li key={path}>
          <SiteLink to={path}>
            <span>
              <b>{name}</b>
              <span className="mt-1 block text-small/[1.45] text-ink-2">{description}</span>
            </span>
            <Contact />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
