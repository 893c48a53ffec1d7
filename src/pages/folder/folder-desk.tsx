import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import {
  type FolderItem,
  readItems,
  toKey,
  withItems,
  withoutItems,
} from '../../features/folder/items.ts';
import {
  changeFolder,
  followFolder,
  keepFolder,
  readFolder,
} from '../../features/folder/kept-folder.ts';
import { resolveFolder, sumUp } from '../../features/folder/resolve.ts';
import { interpolate } from '../../lib/text.ts';
import { describePage } from './describe.ts';
import { FolderGroups } from './folder-groups.tsx';
import { FolderSum } from './folder-sum.tsx';
import type { FolderPage } from './page.ts';
import { StarterSets } from './starter-sets.tsx';

/** What can be undone: the words for it, and the list before it. */
interface Undone {
  message: string;
  before: FolderItem[];
  /** Which entry gets the focus when it is back. */
  key: string | undefined;
}

/** The list of the device or, if the address has one, that of the address, and what to do with it. */
export function FolderDesk({ page }: { page: FolderPage }) {
  const { copy, catalog, path } = page;
  const { search } = useLocation();
  const navigate = useNavigate();
  const kept = useSyncExternalStore(followFolder, readFolder, () => '');
  const isOnline = useSyncExternalStore(followConnection, readConnection, () => true);
  const [undone, setUndone] = useState<Undone>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const desk = useRef<HTMLDivElement>(null);
  const resolve = (items: FolderItem[]) =>
    resolveFolder(items, catalog, (item) => describePage(page, item));
  const sent = resolve(readItems(search));
  const isSent = sent.length > 0;
  const groups = isSent ? sent : resolve(readItems(kept));
  const { count } = sumUp(groups);
  const entries = groups.flatMap((group) => group.entries);

  /** Focuses what bears a mark once it is drawn; the heading of an emptied folder by default. */
  const focus = (mark: string | undefined) =>
    requestAnimationFrame(() => {
      const marked = [...(desk.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
      const find = (name = '') => marked.find((one) => one.getAttribute('data-mark') === name);
      (find(mark) ?? find())?.focus();
    });
  const remove = (keys: readonly string[], message: string) => {
    const before = readItems(readFolder());
    const at = entries.findIndex(({ key }) => key === keys[0]);
    const left = entries.filter(({ key }) => !keys.includes(key));
    const gone = entries.filter(({ key }) => keys.includes(key)).map(({ item }) => item);
    keepFolder(withoutItems(before, gone));
    setUndone({ message, before, key: keys[0] });
    focus(left[Math.min(at, left.length - 1)]?.key);
  };
  const undo = () => {
    if (undone === undefined) return;
    keepFolder(undone.before);
    setUndone(undefined);
    focus(undone.key);
  };
  const takeRevision = (item: FolderItem, revision: string) =>
    changeFolder((list) =>
      list.map((one) =>
        one.kind === 'file' && toKey(one) === toKey(item) ? { ...one, revision } : one,
      ),
    );
  const takeSent = () => {
    changeFolder((list) =>
      withItems(
        list,
        entries.map(({ item }) => item),
      ),
    );
    navigate(path, { replace: true, preventScrollReset: true });
  };
  return (
    <div ref={desk}>
      {!isOnline && (
        <p className="folder__note" role="status">
          {copy.offline}
        </p>
      )}
      {isSent && (
        <div className="folder__note row">
          <p>
            <b>{interpolate(copy.shared.title, { count: String(count) })}</b> {copy.shared.text}
          </p>
          <Button type="button" variant="small" label={copy.shared.take} onClick={takeSent} />
          <SiteLink to={path}>{copy.shared.own}</SiteLink>
        </div>
      )}
      {count === 0 ? (
        <StarterSets page={page} />
      ) : (
        <div className="folder__columns">
          <FolderGroups
            groups={groups}
            copy={copy}
            missing={missing}
            onTake={isSent ? undefined : takeRevision}
            onRemove={
              isSent
                ? undefined
                : ({ key, name }) => remove([key], interpolate(copy.row.removed, { name }))
            }
          />
          <FolderSum
            page={page}
            groups={groups}
            onMissing={setMissing}
            onClear={
              isSent
                ? undefined
                : () =>
                    remove(
                      entries.map(({ key }) => key),
                      copy.actions.cleared,
                    )
            }
          />
        </div>
      )}
      <div className="folder__undo" role="status">
        {undone !== undefined && (
          <>
            {undone.message}{' '}
            <button type="button" className="folder__link" onClick={undo}>
              {copy.row.undo}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function readConnection(): boolean {
  return navigator.onLine;
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
