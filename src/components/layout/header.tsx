import type { Site } from '../../collections/files/site';
import { SiteSearch } from '../../search/site-search';
import { SiteLink } from '../ui/site-link';
import { Logo } from './logo';
import { MenuButton } from './menu';
import { NavigationLinks } from './navigation-links';
import { PanelButton } from './panels';

interface HeaderProps {
  site: Site;
  /** The address of the current page, to highlight its link. */
  path: string;
}

/** The bar at the top of every page. */
export function Header({ site, path }: HeaderProps) {
  const { brand, labels, menuAction, navigation, search } = site;
  return (
    <header className={toBarClass(navigation)}>
      <div className="wrap">
        <SiteLink to="/" className="mr-auto" aria-label={`${brand.name}, ${labels.home}`}>
          <Logo name={brand.name} />
        </SiteLink>
        <nav className="nav__links" aria-label={labels.mainNavigation}>
          {navigation.map((link) => (
            <span key={link.to} className="flex">
              <NavigationLinks links={[link]} path={path} />
              {link.panel && <PanelButton to={link.to} name={link.label} />}
            </span>
          ))}
        </nav>
        <SiteSearch label={search.button} />
        {menuAction && (
          <SiteLink
            to={menuAction.to}
            className="nav__action button button--secondary button--small"
          >
            {menuAction.label}
          </SiteLink>
        )}
        <MenuButton label={labels.menu} />
      </div>
    </header>
  );
}

/** How many letters fit beside the logo on a tablet, and on a small laptop. */
const FIT = { tablet: 36, laptop: 60 };

/** Longer sets of links appear in the bar on wider screens only, otherwise in the menu. */
function toBarClass(links: Site['navigation']): string {
  const letters = links.reduce((sum, { label }) => sum + label.length, 0);
  if (letters <= FIT.tablet) return 'nav nav--short';
  return letters <= FIT.laptop ? 'nav nav--long' : 'nav nav--longest';
}
