import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findTarget } from './find-target.ts';

interface AnnouncerProps {
  /** Announced before the title. */
  copy: string;
  title: string;
  path: string;
}

/**
 * Client-side navigation is silent to screen readers: this announces the page politely and moves
 * focus to the target of its address, or to the h1; on Back, to the link that was followed. The
 * first page is announced by the browser itself.
 */
export function Announcer({ copy, title, path }: AnnouncerProps) {
  const opened = useRef(path);
  const isBack = useNavigationType() === 'POP';
  const { hash, key } = useLocation();
  /** The last focused link of each history entry. */
  const focused = useRef(new Map<string, { index: number; href: string }>());
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    setMessage(`${copy} ${title}`);
    const followed = isBack ? focused.current.get(key) : undefined;
    const link = listLinks()[followed?.index ?? -1];
    closeLayers();
    // A list that has not arrived yet leaves another link at that place.
    if (link && link.href === followed?.href) link.focus({ preventScroll: true });
    else focusTarget(findTarget(hash));
  }, [path, title, copy, hash, isBack, key]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLAnchorElement)) return;
      focused.current.set(key, { index: listLinks().indexOf(target), href: target.href });
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}

/** All links in the page but those of the menu and the search, which come and go. */
function listLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a:not(dialog a)')];
}

/** Closes what Back has left open over the page: the menu, the search, a panel. */
function closeLayers() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    panel.togglePopover?.(false);
  }
}

/** Focuses an element that may not be focusable by itself, or the headline if there is none. */
function focusTarget(found: HTMLElement | null) {
  const target = found ?? document.querySelector<HTMLElement>('main h1');
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
