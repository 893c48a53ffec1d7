import { useSyncExternalStore } from 'react';
import { useSite } from '../../components/ui/site-context.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { type FolderItem, holds, readItems, withItems, withoutItems } from './items.ts';
import { changeFolder, followFolder, readFolder } from './kept-folder.ts';

interface FolderButtonProps {
  /** What one press puts into the folder, or takes out if all of it is there. */
  items: FolderItem[];
  /** What that is, for screen readers. */
  subject: string;
  /** Without its word, beside a link in a text. */
  isSmall?: boolean;
}

const LOOK = 'button button--secondary button--small gap-2 print:hidden noscript:hidden';
const SMALL_LOOK = 'icon-button print:hidden noscript:hidden';

/** A button that puts something into the project folder; its room is reserved until scripts run. */
export function FolderButton({ items, subject, isSmall = false }: FolderButtonProps) {
  const { add, added } = useSite().labels.folder;
  const isLive = useHydrated();
  const kept = useSyncExternalStore(followFolder, readFolder, () => '');
  const isThere = holds(readItems(kept), items);
  const look = isSmall ? SMALL_LOOK : LOOK;
  const label = isThere ? added : add;
  const press = () => {
    changeFolder((list) => (isThere ? withoutItems(list, items) : withItems(list, items)));
    import('./show-count.ts').catch(() => undefined);
  };
  const inside = (
    <>
      <svg className="line-art" viewBox="0 0 16 16" width="16" aria-hidden="true">
        <path d={isThere ? 'M2 8l4 4 8-8' : 'M8 2v12M2 8h12'} />
      </svg>
      {!isSmall && label}
    </>
  );
  if (!isLive)
    return (
      <span className={`${look} invisible`} aria-hidden>
        {inside}
      </span>
    );
  return (
    <button type="button" className={look} aria-label={`${label}: ${subject}`} onClick={press}>
      {inside}
    </button>
  );
}
