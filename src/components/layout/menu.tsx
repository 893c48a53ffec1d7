import type { MouseEvent } from 'react';

import { toPhoneLink } from '#base/text';
import type { Site } from '../../collections/files/site';
import { ButtonLink } from '../ui/button';
import { CloseMark } from '../ui/icon';
import { NavigationLinks } from './navigation-links';

const MENU_ID = 'menu';

/** Native browser behavior, with no JavaScript needed: opens and closes a modal dialog. */
const opensMenu = { command: 'show-modal', commandfor: MENU_ID };
const closesMenu = { command: 'close', commandfor: MENU_ID };

/** The button that opens the menu on small screens. */
export function MenuButton({ label }: { label: string }) {
  return (
    <button type="button" className="nav__menu" aria-haspopup="dialog" {...opensMenu}>
      {label}
      <svg className="line-art" width="26" viewBox="0 0 26 18" aria-hidden="true">
        <path d="M1 2h24M9 2v14M9 9h16M9 16h16" />
      </svg>
    </button>
  );
}

interface MenuProps {
  site: Site;
  path: string;
}

/** The menu on small screens: it slides in from the right and closes when a link is tapped. */
export function Menu({ site, path }: MenuProps) {
  const { contact, footer, labels, menuAction, navigation } = site;
  return (
    <dialog id={MENU_ID} className="drawer control" aria-label={labels.menu} closedby="any">
      <button type="button" className="icon-button" aria-label={labels.closeMenu} {...closesMenu}>
        <CloseMark />
      </button>
      <nav className="drawer__links wired" aria-label={labels.menu}>
        <NavigationLinks links={navigation} path={path} onFollow={closeMenu} />
      </nav>
      <div className="drawer__columns mb-auto grid grid-cols-2 gap-x-gap">
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
      <p className="meta">
        <a href={toPhoneLink(contact.phone)}>{contact.phone}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </dialog>
  );
}

function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close();
}
