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
        <SiteLink to="/" aria-label={`${brand.name}, ${labels.home}`}>
          <Logo name={brand.name} />
        </SiteLink>
        <nav className="nav__links" aria-label={labels.mainNavigation}>
          <NavigationLinks links={navigation} path={path} />
        </nav>
        <div className="row ml-auto md:ml-6">
          <SiteSearch label={search.label} />
          <MenuButton label={labels.menu} />
        </div>
      </div>
      <Menu site={site} path={path} />
    </header>
  );
}
