import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import type { Action } from '#check/fields';
import { toPhoneLink } from '#check/wording/text';
import type { Site } from '../../collections/files/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Logo } from './logo.tsx';
import { PanelButton } from './panels.tsx';

/** Native browser behavior, with no JavaScript needed: opens and closes a modal dialog. */
const opensMenu = { command: 'show-modal', commandfor: 'ui:menu' };
const closesMenu = { command: 'close', commandfor: 'ui:menu' };

const MENU_ACTION =
  'button button--secondary button--small ml-3 max-[30em]:hidden min-[30em]:max-lg:ml-1';

interface HeaderProps {
  /** The link to the page at this address is highlighted. */
  path: string;
  /** What opens the search. */
  search: ReactNode;
}

/** The bar at the top of every page. */
export function Header({ path, search }: HeaderProps) {
  const { brand, labels, menuAction, navigation } = useSite();
  const section = findSection(path, navigation);
  return (
    <header className="nav">
      <div className="wrap flex h-[calc(var(--nav-h)-1px)] items-center">
        <SiteLink to="/" className="flex-none" aria-label={`${brand.name}, ${labels.home}`}>
          <Logo name={brand.name} />
        </SiteLink>
        <FittingRoom>
          <nav className="nav__links h-full gap-4" aria-label={labels.mainNavigation}>
            {navigation.map((link) => (
              <span key={link.to} className="flex">
                <NavigationLinks links={[link]} path={section} className="label" />
                {link.panel && <PanelButton to={link.to} name={link.label} />}
              </span>
            ))}
          </nav>
          <SiteLink
            to="/folder"
            className="icon-button"
            aria-label={labels.folder.link}
            data-folder={labels.folder.counted}
          >
            <Icon name="folder" />
          </SiteLink>
          {search}
          {menuAction && (
            <SiteLink to={menuAction.to} className={MENU_ACTION}>
              {menuAction.label}
            </SiteLink>
          )}
          <button type="button" className="nav__menu" aria-haspopup="dialog" {...opensMenu}>
            {labels.menu}
            <svg className="line-art" width="26" viewBox="0 0 26 18" aria-hidden="true">
              <path d="M1 2h24M9 2v14M9 9h16M9 16h16" />
            </svg>
          </button>
        </FittingRoom>
      </div>
    </header>
  );
}

/**
 * The bar beside the logo. Whether it has room for all links, and for the buttons of their panels,
 * depends on their labels and the width of the window. So invisible copies take as much room as
 * links, then as buttons, and what they leave is the width of two containers (see header.css).
 */
function FittingRoom({ children }: { children: ReactNode }) {
  const { menuAction, navigation } = useSite();
  const panels = navigation.filter(({ panel }) => panel);
  return (
    <>
      <span className="nav__copy gap-4">
        {navigation.map(({ label, to }) => (
          <span key={to} data-label={label} />
        ))}
        {menuAction && <span className={MENU_ACTION} data-label={menuAction.label} />}
      </span>
      <div className="nav__room">
        <span className="nav__copy">
          {panels.map(({ to }) => (
            <span key={to} className="w-11" />
          ))}
        </span>
        <div className="nav__room">
          <div className="absolute right-0 flex h-full w-max items-center">{children}</div>
        </div>
      </div>
    </>
  );
}

/** The menu on small screens: it slides in from the right and closes when a link is tapped. */
export function Menu({ path }: { path: string }) {
  const { contact, footer, labels, menuAction, navigation } = useSite();
  return (
    <dialog id="ui:menu" className="drawer control" aria-label={labels.menu} closedby="any">
      <button
        type="button"
        className="icon-button mt-2.5 ml-auto flex-none"
        aria-label={labels.closeMenu}
        {...closesMenu}
      >
        <Icon name="close" />
      </button>
      <nav className="drawer__links wired my-7 pl-13" aria-label={labels.menu}>
        <NavigationLinks
          links={navigation}
          path={path}
          className="name wired"
          onFollow={closeMenu}
        />
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
  className?: string;
  /** Called when a link is followed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** Links of the bar or the menu; the one to this page or its section is highlighted. */
export function NavigationLinks({ links, path, className, onFollow }: NavigationLinksProps) {
  return links.map(({ label, to }) => (
    <SiteLink
      key={to}
      to={to}
      className={className}
      aria-current={toCurrent(path, to)}
      onClick={onFollow}
    >
      {label}
    </SiteLink>
  ));
}

/**
 * An address in the section of a page: its own if it lies below a link of the bar, otherwise that of the
 * link whose panel leads to it.
 */
export function findSection(path: string, navigation: Site['navigation']): string {
  const isAbove = ({ to }: Action) => toCurrent(path, to);
  const section = navigation.some(isAbove)
    ? undefined
    : navigation.find(({ panel }) => panel?.columns.some(({ links }) => links.some(isAbove)));
  return section ? `${section.to}/` : path;
}

function toCurrent(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return path.startsWith(`${to}/`) ? 'true' : undefined;
}
