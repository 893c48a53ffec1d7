import { useEffect, useId, useMemo, useRef, useState } from 'react';

import { withParameter } from '#base/paths';
import { CloseMark } from '../components/ui/icon';
import { useSite } from '../components/ui/site-context';
import type { Hit } from './finder';
import { groupByKind } from './hit-groups';
import { HitOptions } from './hit-options';
import { SearchFoot } from './search-foot';
import { useActiveOption } from './use-active-option';
import { type FinderState, useFinder } from './use-finder';
import './search-dialog.css';

/** How many hits of a kind the dialog shows; the search page shows all. */
const LONGEST_GROUP = 5;

/** The site-wide search as a dialog: an input, with matches below it as one types. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search: words } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const finder = useFinder(withParameter(words.browse.to, 'q', query));
  const hits = useMemo(() => findAll(finder, query), [finder, query]);
  const shown = useMemo(() => firstOfEachKind(hits), [hits]);
  const options = useActiveOption(listId, shown);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const clear = () => {
    setQuery('');
    box.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="finder"
      aria-label={words.label}
      closedby="any"
      onClose={onClose}
    >
      <div className="grid grid-cols-[1fr_auto] items-center gap-2 hair-b p-3">
        <input
          ref={box}
          className="input"
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.activeId}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={words.placeholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={options.onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <CloseMark />
        </button>
      </div>
      <div id={listId} className="finder__list" role="listbox" aria-label={words.label}>
        {finder.state === 'ready' && (
          <HitOptions
            hits={shown}
            mark={finder.mark}
            words={words}
            activeId={options.activeId}
            toId={options.toId}
            onFollow={close}
          />
        )}
      </div>
      <SearchFoot
        finder={finder}
        query={query}
        count={hits.length}
        onClear={clear}
        onFollow={close}
      />
    </dialog>
  );
}

function findAll(finder: FinderState, query: string): Hit[] {
  return finder.state === 'ready' ? finder.find(query) : [];
}

/** The first hits of each kind, grouped by kind. */
function firstOfEachKind(hits: Hit[]): Hit[] {
  return groupByKind(hits).flatMap(([, group]) => group.slice(0, LONGEST_GROUP));
}
