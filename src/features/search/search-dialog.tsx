import {
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { withParameter } from '../../lib/addresses.ts';
import { takeEarlyKeys } from './early-keys.ts';
import { groupByKind, HitPortrait } from './hit-groups.tsx';
import type { Hit } from './open-search.ts';
import { Marked, SearchStatus } from './search-status.tsx';
import { useHits } from './use-hits.ts';
import './search-dialog.css';

/** How many hits of a kind the dialog shows; the search page shows all. */
const MAX_GROUP_HITS = 5;

/** The site-wide search as a dialog: an input, with matches below it as one types. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search: copy } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const { browse, contact } = copy;
  const { state, hits, isSettled, retry } = useHits(browse.to, query);
  const lastHits = useLastHits(hits);
  const { activeId, toId, onKeyDown: moveChoice } = useActiveOption(listId, query, lastHits.length);
  useEffect(() => {
    dialog.current?.showModal();
    setQuery(takeEarlyKeys());
  }, []);
  const trimmedQuery = query.trim();
  const isEmpty = trimmedQuery !== '' && state === 'ready' && isSettled && hits.length === 0;
  const all = { label: copy.all, to: withParameter(browse.to, 'q', trimmedQuery) };
  const links = [...(isEmpty ? [contact] : []), hits.length > 0 ? all : browse];
  const close = useCallback(() => dialog.current?.close(), []);
  const search = (copy: string) => {
    setQuery(copy);
    box.current?.focus();
  };
  const enter = useEnter({
    query,
    isSettled: isSettled || state === 'failed',
    choice: activeId,
    all: all.to,
    onLeave: close,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // The key belongs to what composes a sign; Safari reports the last one by its code alone.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.key === 'Enter' && trimmedQuery !== '') enter();
    else moveChoice(event);
  };
  return (
    <dialog
      ref={dialog}
      className="finder"
      aria-label={copy.label}
      closedby="any"
      onClose={onClose}
    >
      <div className="grid grid-cols-[1fr_auto] items-center gap-2 hair-b p-3">
        <input
          ref={box}
          className="input"
          role="combobox"
          aria-label={copy.label}
          aria-autocomplete="list"
          aria-expanded={lastHits.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={copy.placeholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={copy.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="finder__hits">
        <div id={listId} role="listbox" aria-label={copy.label}>
          <HitOptions hits={lastHits} activeId={activeId} toId={toId} onFollow={close} />
        </div>
        {trimmedQuery === '' && <Suggestions onChoose={search} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 hair-t px-5 py-3 text-small text-ink-2">
        {trimmedQuery === '' ? (
          <p role="status" className="[@media(hover:none)]:hidden">
            {copy.keys}
          </p>
        ) : (
          <SearchStatus state={state} retry={retry} copy={copy} count={hits.length} />
        )}
        <p className="row">
          {isEmpty && (
            <Button variant="small" type="button" label={copy.clear} onClick={() => search('')} />
          )}
          {links.map(({ label, to }) => (
            <SiteLink key={label} to={to} onClick={close}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </dialog>
  );
}

/** The code of every key that is pressed while a sign is being composed. */
const COMPOSING = 229;

/** The hits that the dialog shows. */
function useLastHits(hits: Hit[]): Hit[] {
  return useMemo(
    () => groupByKind(hits).flatMap(([, group]) => group.slice(0, MAX_GROUP_HITS)),
    [hits],
  );
}

interface EnterProps {
  query: string;
  /** Whether the hits are those of the query. */
  isSettled: boolean;
  /** The id of the option that is opened; without one, the page with all hits is. */
  choice: string | undefined;
  all: string;
  /** Called as the page with all hits is opened. */
  onLeave: () => void;
}

/**
 * Opens what a search has found, once it has: Enter may be pressed while the index still loads.
 * @returns the function to call when Enter is pressed
 */
function useEnter({ query, isSettled, choice, all, onLeave }: EnterProps): () => void {
  const navigate = useNavigate();
  /** The query with which Enter was pressed; typing on takes that back. */
  const [entered, setEntered] = useState<string>();
  const open = useEffectEvent(() => {
    setEntered(undefined);
    if (choice !== undefined) return document.getElementById(choice)?.click();
    onLeave();
    navigate(all);
  });
  const isDue = entered === query && isSettled;
  useEffect(() => {
    if (isDue) open();
  }, [isDue]);
  return () => setEntered(query);
}

/**
 * The active option of a listbox, moved by the arrow keys while focus stays in the input.
 * @param listId the id of the listbox
 * @param query what its options answer; once it changes, the first of them becomes active
 * @param count how many options there are
 * @returns the id of the option that Enter opens, if there is one; the id of the option at an
 * index; and what handles arrow keys for the input that owns the options
 */
function useActiveOption(listId: string, query: string, count: number) {
  const [active, setActive] = useState({ query, index: 0 });
  const index = active.query === query ? active.index : 0;
  const toId = useCallback((position: number) => `${listId}-${position}`, [listId]);
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    const next = (index + step + count) % count;
    setActive({ query, index: next });
    document.getElementById(toId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
  };
  return { activeId: count > 0 ? toId(index) : undefined, toId, onKeyDown };
}

interface HitOptionsProps {
  /** Grouped by kind, in the order of the arrow keys. */
  hits: Hit[];
  activeId: string | undefined;
  /** The id of the option at an index. */
  toId: (index: number) => string;
  /** Called when an option is chosen. */
  onFollow: () => void;
}

/** Words to begin with, since an empty box on a phone offers nothing else to tap. */
function Suggestions({ onChoose }: { onChoose: (copy: string) => void }) {
  const { suggestions } = useSite().search;
  return (
    <div className="grid gap-3 p-5">
      <p className="tag">{suggestions.label}</p>
      <p className="flex flex-wrap gap-2">
        {suggestions.words.map((word) => (
          <button key={word} type="button" className="chip" onClick={() => onChoose(word)}>
            {word}
          </button>
        ))}
      </p>
    </div>
  );
}

/**
 * The hits of a search as the options of a listbox, one group per kind. They stay as they are while
 * the visitor types.
 */
const HitOptions = memo(function HitOptions(props: HitOptionsProps) {
  const { hits, activeId, toId, onFollow } = props;
  const { search: copy } = useSite();
  return groupByKind(hits).map(([kind, group]) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for controls of a form
    <div key={kind} role="group" aria-labelledby={toId(0) + kind}>
      <p className="tag px-5 pt-4 pb-1.5" id={toId(0) + kind}>
        {copy.kinds[kind]}
      </p>
      {group.map((hit) => {
        const id = toId(hits.indexOf(hit));
        const { document, mark, section } = hit;
        return (
          <SiteLink
            key={document.path}
            id={id}
            className="finder__hit px-5 py-2.5"
            role="option"
            tabIndex={-1}
            aria-selected={id === activeId}
            to={document.path + (section?.to ?? '')}
            onClick={onFollow}
          >
            <HitPortrait portrait={document.portrait} />
            <b>
              <Marked parts={mark(document.title)} />{' '}
              <small className="pl-2 type-tag text-ink-3">
                <Marked parts={mark(document.category)} />
              </small>
            </b>
            <span className="line-clamp-2 text-small/[1.45] text-ink-2">
              <Marked parts={mark(section?.text ?? document.excerpt)} />
            </span>
          </SiteLink>
        );
      })}
    </div>
  ));
});
