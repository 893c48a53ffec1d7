import type { MouseEventHandler } from 'react';
import type { Action } from '#check/fields';
import { SiteLink } from '../ui/site-link';

interface NavigationLinksProps {
  links: Action[];
  path: string;
  /** Called when a link is followed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** The four links of the site; the one to this page or its section is highlighted. */
export function NavigationLinks({ links, path, onFollow }: NavigationLinksProps) {
  return links.map(({ label, to }) => (
    <SiteLink key={to} to={to} aria-current={toCurrent(path, to)} onClick={onFollow}>
      {label}
    </SiteLink>
  ));
}

function toCurrent(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return path.startsWith(`${to}/`) ? 'true' : undefined;
}
