import type { MouseEvent, MouseEventHandler } from 'react';
import { toPhoneLink } from '#base/text';
import type { Action } from '#check/fields';
import { SiteSearch } from '../../search/site-search';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { Logo } from './logo';
import { PanelButton } from './panels';

/** Native browser behavior, with no JavaScript needed: opens and closes a modal dialog. */
const opensMenu = { command: 'show-modal', commandfor: 'ui:menu' };
const closesMenu = { command: 'close', commandfor: 'ui:menu' };

/** From which width the bar shows its links, by how many letters they have; before, the menu does. */
const FITS = [
  { most: 36, links: 'md:flex', menu: 'md:hidden' },
  { most: 60, links: 'lg:flex lg:gap-6', menu: 'lg:hidden' },
  {
    most: Number.POSITIVE_INFINITY,
    links: 'min-[82em]:flex min-[82em]:gap-5',
    menu: 'min-[82em]:hidden',
  },
];

/** The bar at the top of every page; it highlights the link to the page at `path`. */
export function Header({ path }: { path: string }) {
  const { brand, labels, menuAction, navigation, search } = useSite();
  const letters = navigation.reduce((sum, { label }) => sum + label.length, 0);
  const fit = FITS.find(({ most }) => letters <= most);
  return (
    <header className={fit === FITS[0] ? 'nav nav--short' : 'nav'}>
      <div className="wrap flex h-[calc(var(--nav-h)-1px)] items-center">
        <SiteLink to="/" className="mr-auto" aria-label={`${brand.name}, ${labels.home}`}>
          <Logo name={brand.name} />
        </SiteLink>
        <nav className={`nav__links ${fit?.links}`} aria-label={labels.mainNavigation}>
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
            className="button button--secondary button--small ml-3 max-[30em]:hidden min-[30em]:max-lg:ml-1"
          >
            {menuAction.label}
          </SiteLink>
        )}
        <button
          type="button"
          className={`nav__menu ${fit?.menu}`}
          aria-haspopup="dialog"
          {...opensMenu}
        >
          {labels.menu}
          <svg className="line-art" width="26" viewBox="0 0 26 18" aria-hidden="true">
            <path d="M1 2h24M9 2v14M9 9h16M9 16h16" />
          </svg>
        </button>
      </div>
    </header>
  );
}

/** The menu on small screens: it slides in from the right and closes when a link is tapped. */
export function Menu({ path }: { path: string }) {
  const { contact, footer, labels, menuAction, navigation } = useSite();
  return (
    <dialog id="ui:menu" className="drawer control" aria-label={labels.menu} closedby="any">
      <button
        type="button"
        className="icon-button mt-[0.625rem] ml-auto flex-none"
        aria-label={labels.closeMenu}
        {...closesMenu}
      >
        <Icon name="close" />
      </button>
      <nav className="drawer__links wired my-7 pl-[3.25rem]" aria-label={labels.menu}>
        <NavigationLinks links={navigation} path={path} onFollow={closeMenu} />
      </nav>
      <div className="drawer__columns mb-auto grid grid-cols-2 gap-x-gap pb-5">
        {footer.columns.map(
          ({ title, links, inMenu }) =>
            inMenu && (
              <div key={title}>
                <b className="mono">{title}</b>
                <NavigationLinks links={links} path={path} onFollow={closeMenu} />
              </div>
            ),
        )}
      </div>
      {menuAction && <ButtonLink variant="primary" {...menuAction} onClick={closeMenu} />}
      <p className="meta mt-3">
        <a href={toPhoneLink(contact.phone)}>{contact.phone}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </dialog>
  );
}

function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close();
}

interface NavigationLinksProps {
  links: Action[];
  path: string;
  /** Called when a link is followed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** Links of the bar or the menu; the one to this page or its section is highlighted. */
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
