import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { withParameter } from '../../lib/addresses.ts';
import { expectSearch } from './load-search.ts';

/** The page that lists everything: the target of a search without JavaScript. */
const SEARCH_PAGE = '/search';
const BOX_ID = 'ui:search';

interface SearchFormProps {
  /** The address that shows hits in place. */
  list: string;
  /** The current search text. */
  query: string;
  copy: { label: string; placeholder: string; button: string };
  /** Whether visitors come to the page to search. */
  autoFocus?: boolean;
}

/** A search form: adds `?q=…` to the address, in place; without scripts, opens the search page. */
export function SearchForm({ list, query, copy, autoFocus }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  /** The search text that the box was last given. */
  const addressQuery = useRef('');
  useEffect(() => {
    const isTyped = box.current?.value.trim() !== addressQuery.current;
    addressQuery.current = query;
    // What was typed, perhaps before hydration, is not replaced by the search in the address.
    if (box.current && !isTyped) box.current.value = query;
  }, [query]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const typed = box.current?.value.trim() ?? '';
    const to = typed === '' ? list : withParameter(list, 'q', typed);
    navigate(to, { preventScrollReset: true, replace: typed === query });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would be one more element around it
    <form
      className="search mt-inset max-w-176"
      role="search"
      action={SEARCH_PAGE}
      onSubmit={search}
    >
      <label className="visually-hidden" htmlFor={BOX_ID}>
        {copy.label}
      </label>
      <input
        ref={box}
        className="input"
        id={BOX_ID}
        name="q"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the page is for this box
        autoFocus={autoFocus}
        placeholder={copy.placeholder}
        onFocus={expectSearch}
      />
      <Button variant="primary" label={copy.button} />
    </form>
  );
}

/** Focuses the search input when the focused element is about to disappear. */
export function focusSearchBox(): void {
  document.getElementById(BOX_ID)?.focus();
}
