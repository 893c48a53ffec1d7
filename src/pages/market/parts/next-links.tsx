import type { ReactNode } from 'react';

import { Contact } from '../../../components/ui/contact';
import { SiteLink } from '../../../components/ui/site-link';

interface NextLink {
  path: string;
  name: string;
  /** The line below the name. */
  tag: string;
  /** A small drawing in front of it. */
  mark?: ReactNode;
}

/** Pages to go on to: products, markets, sheets. */
export function NextLinks({ links }: { links: NextLink[] }) {
  return (
    <ul className="next">
      {links.map(({ path, name, tag, mark }) => (
        <li key={path}>
          <SiteLink to={path}>
            {mark}
            <span>
              <b>{name}</b>
              <span className="tag block">{tag}</span>
            </span>
            <Contact />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
