import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { readEntryKey } from '../../lib/history-entries.ts';
import { readStored, store } from '../../lib/storage.ts';
import { findTarget } from './find-target.ts';

const STORE = 'scroll';

/** How far the window was scrolled in each entry of the history, in pixels, by key. */
type Positions = Map<string, number>;

/**
 * A page that is opened by a link starts at its top, or at the place that its address names. Back
 * returns to where the reader was.
 *
 * That of React Router knows nothing of the entries that plain links to a place on the same page
 * make, and reads the position of an entry when the browser may have scrolled already.
 * @param path the address of the page, or of the place that several pages share
 */
export function ScrollRestoration({ path }: { path: string }) {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const staysInPlace = useContext(RouterStateContext)?.preventScrollReset === true;
  const positions = useRef<Positions>(undefined);
  const currentEntry = useRef({ key, path });

  useLayoutEffect(() => {
    const { current: before } = currentEntry;
    currentEntry.current = { key, path };
    positions.current ??= readPositions();
    const saved = positions.current.get(key);
    if (before.key !== key) {
      if (isBack && saved !== undefined) window.scrollTo(0, saved);
      // Without a position, the browser has just scrolled to a place on the page, or back to one.
      else if (isBack ? before.path !== path : !staysInPlace) scrollToTarget(hash);
    }
    return keepPosition(positions.current, key);
  }, [key, hash, path, isBack, staysInPlace]);

  useEffect(() => {
    const take = () => {
      // The browser would restore the position before the page is there.
      if (key === readEntryKey()) window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      if (positions.current) store(STORE, JSON.stringify([...positions.current]));
      // From another document, only the browser can return.
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
    };
  }, [key]);

  return null;
}

/**
 * Keeps the position of an entry for as long as it is shown, and is that of the history. Forward at
 * once after Back returns to an entry that React still shows: nothing else restores its position.
 */
function keepPosition(positions: Positions, key: string): () => void {
  const keep = () => {
    if (readEntryKey() === key) positions.set(key, window.scrollY);
  };
  const restore = () => {
    if (readEntryKey() === key) window.scrollTo(0, positions.get(key) ?? 0);
  };
  keep();
  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('popstate', restore);
  return () => {
    window.removeEventListener('scroll', keep);
    window.removeEventListener('popstate', restore);
  };
}

function scrollToTarget(hash: string) {
  const target = findTarget(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The positions that an earlier document in this tab has stored. */
function readPositions(): Positions {
  try {
    return new Map(JSON.parse(readStored(STORE) ?? '[]'));
  } catch {
    return new Map();
  }
}
