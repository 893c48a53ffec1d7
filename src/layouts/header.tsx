import type { Site } from '../schemas/site';
import { SiteLink } from '../ui/site-link';
import { Logo } from './logo';
import { Menu, MenuButton } from './menu';
import { NavigationLinks } from './navigation-links';
import { SiteSearch } from './site-search';

interface HeaderProps {
  site: Site;
  /** The address of the page below, to highlight its link. */
  path: string;
}

/** The bar at the top of every page. */
export function Header({ site, path }: HeaderProps) {
  const { brand, labels, navigation, search } = site;
  return (
    <header className="nav">
      <div className="wrap">
        <SiteLink to="/" className="mr-auto" aria-label={`${brand.name}, ${labels.home}`}>
          <Logo name={brand.name} />
        </SiteLink>
        <nav className="nav__links" aria-label={labels.mainNavigation}>
          <NavigationLinks links={navigation} path={path} />
        </nav>
        <SiteSearch label={search.button} />
        <MenuButton label={labels.menu} />
      </div>
      <Menu site={site} path={path} />
    </header>
  );
}
