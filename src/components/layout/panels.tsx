import type { MouseEvent } from 'react';
import { interpolate } from '#base/text';
import type { Site } from '../../collections/files/site';
import { Contact } from '../ui/contact';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import stylesheet from './panels.css?url';

type Panel = NonNullable<Site['navigation'][number]['panel']>;

/** The switch beside a link of the bar; the browser opens its panel, with or without scripts. */
export function PanelButton({ to, name }: { to: string; name: string }) {
  const { labels } = useSite();
  return (
    <button
      type="button"
      className="nav__switch"
      aria-label={interpolate(labels.openPanel, { name })}
      popoverTarget={toId(to)}
    >
      <Contact />
    </button>
  );
}

/** The panels of all links; at the end of the document, since no first screen waits for them. */
export function Panels({ links }: { links: Site['navigation'] }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      {links.map(
        ({ label, to, panel }) =>
          panel && (
            <nav key={to} id={toId(to)} className="panel" aria-label={label} popover="auto">
              <div className="wrap">
                {panel.columns.map((column) => (
                  <PanelColumn key={column.title} column={column} />
                ))}
              </div>
            </nav>
          ),
      )}
    </>
  );
}

function PanelColumn({ column: { title, links, large } }: { column: Panel['columns'][number] }) {
  return (
    <div className={large ? 'panel__large' : undefined}>
      <b>{title}</b>
      <ul>
        {links.map(({ label, to, note }) => (
          <li key={to}>
            <SiteLink to={to} onClick={closePanel}>
              <span>{label}</span> {note !== undefined && <small>{note}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toId(to: string): string {
  return `panel${to.replaceAll('/', '-')}`;
}

function closePanel({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
