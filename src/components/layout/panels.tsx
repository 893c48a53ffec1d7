import type { MouseEvent } from 'react';
import type { Site } from '../../collections/files/site.ts';
import { interpolate } from '../../lib/text.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import stylesheet from './overlays.css?url';
import type { LayoutData } from './thumbnails.ts';

type Panel = NonNullable<Site['navigation'][number]['panel']>;

/** The button beside a link of the bar; the browser opens its panel, with or without scripts. */
export function PanelButton({ to, name }: { to: string; name: string }) {
  const { labels } = useSite();
  return (
    <button
      type="button"
      className="nav__switch size-11 self-center px-3 py-0"
      aria-label={interpolate(labels.openPanel, { name })}
      popoverTarget={toId(to)}
    >
      <Icon name="caret" />
    </button>
  );
}

/**
 * The panels of all links, and the styles of what opens from the bar, at the end of the document,
 * since no first screen needs them.
 */
export function Panels({ thumbnails }: Pick<LayoutData, 'thumbnails'>) {
  const { navigation } = useSite();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      {navigation.map(
        ({ label, to, panel }) =>
          panel && (
            <nav key={to} id={toId(to)} className="panel" aria-label={label} popover="auto">
              <div className="wrap">
                {panel.columns.map((column) => (
                  <PanelColumn key={column.title} column={column} thumbnails={thumbnails} />
                ))}
              </div>
            </nav>
          ),
      )}
    </>
  );
}

interface PanelColumnProps extends Pick<LayoutData, 'thumbnails'> {
  column: Panel['columns'][number];
}

function PanelColumn({ column: { title, links, large }, thumbnails }: PanelColumnProps) {
  return (
    <div className={large ? 'panel__large' : undefined}>
      <b className="block pb-3 type-mono text-ink-3">{title}</b>
      <ul className={large ? 'grid grid-cols-2 gap-x-gap' : undefined}>
        {links.map(({ label, to, note }) => {
          const picture = large ? thumbnails[to] : undefined;
          return (
            <li key={to}>
              <SiteLink
                to={to}
                className="hair-t flex items-baseline justify-between gap-4 py-2.5"
                onClick={closePanel}
              >
                {/* Nothing is fetched before the panel opens. */}
                {picture && (
                  <picture>
                    <source media="(prefers-color-scheme: dark)" srcSet={picture.night} />
                    <img src={picture.day} alt="" loading="lazy" />
                  </picture>
                )}
                <span>{label}</span>{' '}
                {note !== undefined && <small className="type-tag text-ink-3">{note}</small>}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function toId(to: string): string {
  return `ui:panel${to.replaceAll('/', '-')}`;
}

function closePanel({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
